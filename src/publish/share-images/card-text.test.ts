import sharp from "sharp";
import { expect, test } from "vitest";
import { compileFiles, formatDiagnostic, insightFront } from "#tests/support/content/content-fixture.ts";
import { findMissingGlyphs } from "./card-text.ts";

test("warns about characters that an article's share image can't show", async () => {
  const front = (title: string, extra = "") => insightFront(extra).replace("A sample", title);
  const { warnings } = await compileFiles(
    {
      "content/insights/x.md": `${front("Łódź 🚀 – 市場")}Words.\n`,
      "content/insights/y.md": `${front("🚀", "image: /a.png\nimageAlt: A\n")}Words.\n`,
      "public/a.png": await sharp({ create: { width: 1, height: 1, channels: 3, background: "red" } })
        .png()
        .toBuffer(),
    },
    { findUndrawn: findMissingGlyphs },
  );
  expect(warnings.map(formatDiagnostic)).toEqual([
    "content/insights/x.md:2:8  the share image can't show 🚀 市場  ->  use other characters, or a PNG or JPEG file as `image`",
  ]);
});
