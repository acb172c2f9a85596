/**
 * The keys that an object at `path` of a schema may have, for messages. Looks through what wraps a schema:
 * `optional`, `pipe`, `array`, `union`. An empty list where the place holds no object.
 */
export function listKnownKeys(schema: unknown, path: readonly unknown[]): string[] {
  const entries = findEntries(schema);
  const [key, ...rest] = path;
  if (key === undefined) return Object.keys(entries ?? {});
  if (typeof key === "number") return listKnownKeys(readField(unwrap(schema), "item"), rest);
  return entries ? listKnownKeys(readField(entries, String(key)), rest) : [];
}

function findEntries(schema: unknown): object | undefined {
  const plain = unwrap(schema);
  const entries = readField(plain, "entries");
  if (typeof entries === "object" && entries !== null) return entries;
  const options = readField(plain, "options");
  return Array.isArray(options) ? options.map(findEntries).find(Boolean) : undefined;
}

function unwrap(schema: unknown): unknown {
  const wrapped = readField(schema, "wrapped");
  if (wrapped !== undefined) return unwrap(wrapped);
  const pipe = readField(schema, "pipe");
  return Array.isArray(pipe) && pipe[0] !== schema ? unwrap(pipe[0]) : schema;
}

function readField(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
