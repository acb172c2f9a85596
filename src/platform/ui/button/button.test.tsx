import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Button } from "./button.tsx";

it("disables a pending button and marks it as busy", () => {
  const html = renderToStaticMarkup(<Button pending>Sending...</Button>);
  expect(html).toMatch(/disabled=""/);
  expect(html).toContain('aria-busy="true"');
});
