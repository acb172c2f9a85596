import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TextField } from "./field.tsx";

it("connects a field's label and error to its input", () => {
  const html = renderToStaticMarkup(
    <TextField label="Email" optional error="Please enter a valid email" name="email" />,
  );
  const id = /<input[^>]* id="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<label for="${id}"`);
  expect(html).toContain(`aria-describedby="${id}-optional ${id}-error"`);
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain(`<p id="${id}-error"`);
});

it("doesn't set error attributes on a field without an error", () => {
  const html = renderToStaticMarkup(<TextField label="Email" />);
  expect(html).not.toMatch(/aria-invalid|aria-describedby/);
});
