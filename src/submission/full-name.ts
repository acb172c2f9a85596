/** Splits a full name at its first space; a single word is the first name and the last name stays empty (spec 5). */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const name = fullName.trim();
  const space = name.search(/\s/);
  if (space === -1) return { firstName: name, lastName: "" };
  return { firstName: name.slice(0, space), lastName: name.slice(space).trim() };
}
