import type { FormType } from "../leads/index.ts";
import { pushEvent } from "./data-layer.ts";

/** Pushes the events of a sent form, without anything that the visitor typed (spec 7.1). */
export function pushFormSubmit(formType: FormType, signalSlug: string | undefined): void {
  pushEvent({ event: "form_submit", formType, signalSlug: signalSlug ?? null });
  pushEvent({ event: "generate_lead", lead_source: formType });
}
