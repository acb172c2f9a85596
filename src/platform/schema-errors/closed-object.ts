import * as v from "valibot";

/** Like `v.strictObject`, but reports every unknown key, not only the first. */
export function closedObject<Entries extends v.ObjectEntries>(
  entries: Entries,
): v.GenericSchema<unknown, v.InferOutput<v.ObjectSchema<Entries, undefined>>> & { entries: Entries } {
  return v.objectWithRest(entries, v.never());
}
