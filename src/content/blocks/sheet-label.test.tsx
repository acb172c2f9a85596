import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { sampleBlocks } from "#tests/support/content/sample-blocks.ts";
import { BlockList } from "./block-list.tsx";
import { SheetLabel } from "./sheet-label.ts";

const figures = [...sampleBlocks.chart, ...sampleBlocks.figure.filter(({ caption }) => caption)];

it("numbers figures by their sheet", () => {
  const html = renderToStaticMarkup(
    <SheetLabel value="Sheet 10">
      <BlockList blocks={figures} />
    </SheetLabel>,
  );
  expect(html.match(/"figure-title" data-sheet="Sheet 10 · "/g)).toHaveLength(figures.length);
});

it("numbers figures without a sheet if the reading order doesn't list their article", () => {
  expect(renderToStaticMarkup(<BlockList blocks={figures} />)).not.toContain("data-sheet");
});
