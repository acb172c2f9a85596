import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ThankYou } from "./thank-you.tsx";

const draw = (reference: string | null) =>
  renderToStaticMarkup(<ThankYou reference={reference} level={2} takesFocus={false} />);

it("reads the reference with the thanks", () => {
  const html = draw("K7M2-9QXD");
  const id = / aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toMatch(new RegExp(`<p id="${id}"[^>]*>Your reference`));
});

it("has no description where nothing was stored", () => {
  expect(draw(null)).not.toContain("aria-describedby");
});
