import type * as v from "valibot";
import { findNearest } from "./find-nearest.ts";

/** An error message and its fix, without the source position. */
export interface Explanation {
  problem: string;
  fix: string;
}

/** How to write a key and its value: in YAML, or as a directive's attribute. */
export interface Notation {
  writeKey(key: string): string;
  /** Keys that writers might try to set but can't, and why: `slug` -> `the file name is the slug`. */
  computedKeys?: Readonly<Record<string, string>>;
}

/** For front matter and page copy. */
export const yamlNotation: Notation = { writeKey: (key) => `${key}: …` };

/** For directive attributes, in braces. */
export const attributeNotation: Notation = { writeKey: (key) => `${key}="…"` };

export function explainIssue(
  issue: v.BaseIssue<unknown>,
  schema: v.GenericSchema,
  notation: Notation,
): Explanation {
  const path = (issue.path ?? []).map((step) => step.key);
  const name = `\`${path.map(String).join(".")}\``;
  const isAboutKey = issue.path?.at(-1)?.origin === "key";
  if (issue.expected === "never") return explainUnknownKey(path, name, schema, notation);
  if (isAboutKey) {
    return { problem: `${name} is missing`, fix: `add \`${notation.writeKey(String(path.at(-1)))}\`` };
  }
  // Show the value as written; a schema might have transformed `issue.input`.
  const written = issue.path?.at(-1)?.value;
  return { problem: `${name} is ${quote(written)}`, fix: explainValue(issue, listKnownKeys(schema, path)) };
}

function explainUnknownKey(
  path: unknown[],
  name: string,
  schema: v.GenericSchema,
  notation: Notation,
): Explanation {
  const key = String(path.at(-1));
  const problem = `unknown key ${name}`;
  const computed = path.length === 1 ? notation.computedKeys?.[key] : undefined;
  if (computed) return { problem, fix: `remove it: ${computed}` };
  const known = listKnownKeys(schema, path.slice(0, -1));
  const nearest = findNearest(key, known);
  if (nearest) return { problem, fix: `did you mean \`${nearest}\`?` };
  const list = known.length > 0 ? `known here: ${known.join(", ")}` : "no keys are allowed here";
  return { problem, fix: `remove it; ${list}` };
}

function explainValue(issue: v.BaseIssue<unknown>, knownKeys: readonly string[]): string {
  if (issue.message.startsWith("must ")) return `it ${issue.message}`;
  switch (issue.type) {
    case "picklist":
      return explainChoice(issue);
    case "string":
      return 'write text; put quotes around a number, "like this"';
    case "array":
      return 'write a list: `["first", "second"]`';
    case "boolean":
      return "write true or false";
    case "number":
      return "write a number";
    case "integer":
      return "write a whole number";
    case "min_value":
      return `write a number of at least ${String(issue.expected).replace(">=", "")}`;
    case "max_value":
      return `write a number of at most ${String(issue.expected).replace("<=", "")}`;
    case "non_empty":
      return "it must not be empty";
    case "object_with_rest":
      return `write these keys, indented below it: ${knownKeys.join(", ")}`;
    default:
      return `it must be ${issue.expected ?? "something else"}`;
  }
}

function explainChoice(issue: v.BaseIssue<unknown>): string {
  const allowed = [...(issue.expected ?? "").matchAll(/"([^"]*)"|(\d+)/g)].map(
    ([, text, digits]) => text ?? digits ?? "",
  );
  const nearest = typeof issue.input === "string" ? findNearest(issue.input, allowed) : undefined;
  const choices = allowed.filter((choice) => choice !== "").join(", ");
  if (nearest) return `did you mean \`${nearest}\`? Allowed: ${choices}`;
  return allowed.length === 1 ? `write ${choices}` : `write one of ${choices}`;
}

/** Shows a value as written, shortened if it is long. */
function quote(value: unknown): string {
  if (value === null || value === undefined || value === "") return "empty";
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Lists the keys allowed in the object at `path`; empty if it isn't an object. */
function listKnownKeys(schema: unknown, path: readonly unknown[]): string[] {
  const entries = findEntries(schema);
  const [key, ...rest] = path;
  if (key === undefined) return Object.keys(entries ?? {});
  if (entries) return listKnownKeys(readField(entries, String(key)), rest);
  return listKnownKeys(readField(unwrap(schema), typeof key === "number" ? "item" : "value"), rest);
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
