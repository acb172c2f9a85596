import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ThankYou } from "./thank-you.tsx";

const render = (reference: string | null) =>
  renderToStaticMarkup(<ThankYou reference={reference} level={2} takesFocus={false} reply="Soon." />);

it("describes the thank-you heading with the lead's reference", () => {
  const html = render("K7M2-9QXD");
  const id = / aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toMatch(new RegExp(`<p id="${id}"[^>]*>Your reference`));
});

it("doesn't describe the thank-you heading when nothing was stored", () => {
  expect(render(null)).not.toContain("aria-describedby");
});
