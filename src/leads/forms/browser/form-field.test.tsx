import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { formTypes } from "../index.ts";
import { FormField, shownFields } from "./form-field.tsx";

it.each(formTypes)(
  "focuses the alert's field in the %s form, even when an earlier field is also invalid",
  (form) => {
    const names = shownFields(form, "full").reverse();
    const errors = Object.fromEntries(names.map((name) => [name, "Please check this"]));
    const html = renderToStaticMarkup(
      names.map((name) => <FormField key={name} form={form} mode="full" name={name} errors={errors} />),
    );
    expect(html.match(/aria-invalid/g)).toHaveLength(names.length);
    expect(html.match(/<[^>]* autofocus=""[^>]*>/gi)).toEqual([html.match(/<(input|textarea)[^>]*>/)?.[0]]);
  },
);

it("doesn't let the browser insist on a field that is labeled optional", () => {
  const field = { form: "schedule", mode: "full", errors: {}, required: true } as const;
  const optional = renderToStaticMarkup(<FormField {...field} name="message" />);
  expect([optional.includes("Optional"), optional.includes("required")]).toEqual([true, false]);
  expect(renderToStaticMarkup(<FormField {...field} name="email" />)).toMatch(/ required=""/);
});
