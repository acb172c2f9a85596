import { expect, it } from "vitest";
import { contentTypeOf, isCompressible } from "./content-type.ts";

it.each([
  ["/assets/0123456789abcdef-480.avif", "image/avif"],
  ["/assets/0123456789abcdef-480.webp", "image/webp"],
  ["/pictures/a.JPEG", "image/jpeg"],
  ["/pictures/a.gif", "image/gif"],
])("serves %s as %s without compressing it again", (path, type) => {
  expect(contentTypeOf(path)).toBe(type);
  expect(isCompressible(type)).toBe(false);
});
