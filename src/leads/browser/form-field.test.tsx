import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { FormType } from "../index.ts";
import { FormField, shownFields } from "./form-field.tsx";

it.each(["contact", "modal", "marketSignal", "schedule"] as const)(
  "the field of the alert takes the focus in the form %s, also if an earlier one is invalid too",
  (form: FormType) => {
    const names = shownFields(form, "full").reverse();
    const errors = Object.fromEntries(names.map((name) => [name, "Please check this"]));
    const html = renderToStaticMarkup(
      names.map((name) => <FormField key={name} form={form} mode="full" name={name} errors={errors} />),
    );
    expect(html.match(/aria-invalid/g)).toHaveLength(names.length);
    expect(html.match(/<[^>]* autofocus=""[^>]*>/gi)).toEqual([html.match(/<(input|textarea)[^>]*>/)?.[0]]);
  },
);
