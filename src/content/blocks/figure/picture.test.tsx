import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Picture } from "./picture.tsx";

const picture = {
  src: "/a.jpg",
  width: 3000,
  height: 2000,
  srcsets: { avif: "/assets/a-800.avif 800w", webp: "/assets/a-800.webp 800w" },
};
const render = (props: Partial<ComponentProps<typeof Picture>>) =>
  renderToStaticMarkup(<Picture picture={picture} alt="A desk" sizes="50vw" className="look" {...props} />);

it("offers AVIF, then WebP, then the original with its size, when the build made smaller files", () => {
  expect(render({})).toBe(
    '<picture class="contents">' +
      '<source type="image/avif" srcSet="/assets/a-800.avif 800w" sizes="50vw"/>' +
      '<source type="image/webp" srcSet="/assets/a-800.webp 800w" sizes="50vw"/>' +
      '<img src="/a.jpg" alt="A desk" width="3000" height="2000" loading="lazy" decoding="async" class="look"/>' +
      "</picture>",
  );
});

it("renders a plain image when there are no smaller files", () => {
  expect(render({ picture: { src: "/a.svg" } })).toBe(
    '<img src="/a.svg" alt="A desk" loading="lazy" decoding="async" class="look"/>',
  );
});

it("doesn't lazy-load an image that readers see first", () => {
  expect(render({ first: true })).not.toContain("loading=");
});
