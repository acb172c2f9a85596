/** Sentences for visitors that belong to no field of `fields.ts` and no form of `forms.ts` (spec 5, 8). */
export const messages = {
  noWayToAnswer: "Please give an email address or a LinkedIn URL, so that we can answer",
  unusableCharacters: "Please remove line breaks and control characters",
  notText: "Please enter text",
  unknownFormType: "This form is not known here. Please reload the page and try again.",
  unknownMode: "Please choose LinkedIn or full details",
  offline: "You appear to be offline.",
  failed: "Something went wrong",
} as const;

/**
 * Message for a text above its limit; `chars` as in `fields`. Not `toLocaleString`: it loads the rules of all
 * languages first, and this code arrives when a visitor has just requested a form: 60 ms on a slow phone.
 */
export function tooLongMessage(chars: number): string {
  return `Please use at most ${String(chars).replace(/\B(?=(?:\d{3})+$)/g, ",")} characters`;
}
