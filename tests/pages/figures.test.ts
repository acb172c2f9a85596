import { expect, it } from "vitest";
import { allPaths } from "../support/site/addresses.ts";
import { readPage } from "../support/site/served-site.ts";

it("has each figure's caption at its start or end, on every page", async () => {
  const misplaced: string[] = [];
  let captions = 0;
  for (const path of allPaths) {
    for (const caption of (await readPage(path)).document.querySelectorAll("figcaption")) {
      captions += 1;
      const figure = caption.parentElement;
      const isAtEnd = figure?.firstElementChild === caption || figure?.lastElementChild === caption;
      const isOnly = figure?.querySelectorAll(":scope > figcaption").length === 1;
      if (figure?.tagName !== "FIGURE" || !isAtEnd || !isOnly)
        misplaced.push(`${path}: ${caption.textContent}`);
    }
  }
  expect(misplaced).toEqual([]);
  expect(captions).toBeGreaterThan(20);
});
