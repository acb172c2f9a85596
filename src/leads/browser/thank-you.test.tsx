import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ThankYou } from "./thank-you.tsx";

const render = (reference: string | null) =>
  renderToStaticMarkup(<ThankYou reference={reference} level={2} takesFocus={false} reply="Soon." />);

it("describes the heading of the thanks by the reference", () => {
  const html = render("K7M2-9QXD");
  const id = / aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toMatch(new RegExp(`<p id="${id}"[^>]*>Your reference`));
});

it("leaves the heading of the thanks undescribed if nothing was stored", () => {
  expect(render(null)).not.toContain("aria-describedby");
});
