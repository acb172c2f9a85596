/** Sentences that browsers show and that belong to no field and no form (spec 5, 8). */
export const messages = {
  unusableCharacters: "Please remove line breaks and control characters",
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
