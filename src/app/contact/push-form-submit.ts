import type { FormType } from "../../submission/index.ts";

declare global {
  interface Window {
    /** Events for an analytics tool of the owner's choice; it stays on the page until consent loads one. */
    dataLayer?: unknown[];
  }
}

/** Tells the data layer that a form was sent: its type and the signal, nothing a visitor typed (spec 7.1). */
export function pushFormSubmit(formType: FormType, signalSlug: string | undefined): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: "form_submit", formType, signalSlug: signalSlug ?? null });
}
