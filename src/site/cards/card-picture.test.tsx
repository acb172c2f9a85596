import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { InsightSummary } from "#content/entries/index.ts";
import { sampleInsight } from "#tests/support/sample-entries.ts";
import { CardPicture } from "./card-picture.tsx";

const entry = sampleInsight();
const show = (shown: InsightSummary) => renderToStaticMarkup(<CardPicture entry={shown} className="" />);

test("shows the illustration when the entry has no image of its own", () => {
  expect(show(entry)).toContain("<svg");
  expect(show(entry)).not.toContain("<img");
});

test("shows the entry's own image, which screen readers skip, instead of the illustration", () => {
  const html = show({ ...entry, image: { src: "/pictures/desk.jpg", alt: "A desk" } });
  expect(html).toContain('<img src="/pictures/desk.jpg" alt=""');
  expect(html).not.toContain("<svg");
});
