import { cleanLine } from "./clean-text.ts";

/** Splits at the first space; a single word is the first name and the last name stays empty (spec 5). */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const name = fullName.trim();
  const space = name.search(/\s/);
  if (space === -1) return { firstName: name, lastName: "" };
  return { firstName: cleanLine(name.slice(0, space)), lastName: cleanLine(name.slice(space)) };
}

/** Joins first and last name; either may be missing. */
export function joinFullName({
  firstName,
  lastName,
}: {
  firstName?: string | undefined;
  lastName?: string | undefined;
}): string {
  return [firstName, lastName].filter(Boolean).join(" ");
}
