/** Messages of the browser that belong to no field or form (spec 5, 8). */
export const messages = {
  unusableCharacters: "Please remove line breaks and control characters",
  failed: "Something went wrong",
} as const;

/**
 * Returns the message for a text above its limit; `chars` as in `fields`. Not `toLocaleString`: it loads its locale data
 * first, 60 ms on a slow phone, just when a visitor opens a form.
 */
export function tooLongMessage(chars: number): string {
  return `Please use at most ${String(chars).replace(/\B(?=(?:\d{3})+$)/g, ",")} characters`;
}
