import { expect, it } from "vitest";
import { withoutHash } from "./copy-page-link.ts";

it("passes on the address without the place on the page", () => {
  expect(withoutHash("https://site.example/read-insight/a?from=mail#part")).toBe(
    "https://site.example/read-insight/a?from=mail",
  );
  expect(withoutHash("https://site.example/read-insight/a#")).toBe("https://site.example/read-insight/a");
});
