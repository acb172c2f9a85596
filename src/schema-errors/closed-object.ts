import * as v from "valibot";

/** Schema of an object without other keys. Reports every unknown key; Valibot's `strictObject` stops at the first. */
export function closedObject<Entries extends v.ObjectEntries>(
  entries: Entries,
): v.GenericSchema<unknown, v.InferOutput<v.ObjectSchema<Entries, undefined>>> & { entries: Entries } {
  return v.objectWithRest(entries, v.never());
}
