import * as v from "valibot";
import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type YAMLParseError,
} from "yaml";
import { explainIssue, type Notation } from "#platform/schema-errors/explain-issue.ts";
import type { Place, Report } from "./diagnostic.ts";
import { findUnusable } from "./read-text.ts";

/** Parsed YAML and the positions of its keys and values. */
export interface ContentYaml {
  value: unknown;
  /** Finds a value, or its key if `ofKey` is set. Falls back to the nearest parent. */
  locate(path: readonly unknown[], ofKey?: boolean): Place;
}

/** `text` starts on line `firstLine` of the file. Returns `undefined` after reporting errors. */
export function parseYaml(
  text: string,
  firstLine: number,
  report: Report,
  shape: "keys" | "list" = "keys",
): ContentYaml | undefined {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const placeOf = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  for (const error of document.errors) {
    const problem = `this is not valid YAML: ${error.message.replace(/\.$/, "")}`;
    report(problem, fixOf(error), placeOf(error.pos[0]));
  }
  if (document.errors.length > 0) return undefined;
  visit(document, {
    Scalar(_key, { value, type, range }) {
      if (typeof value !== "string") return;
      const place = placeOf(range?.[0] ?? 0);
      const unusable = findUnusable(value);
      if (unusable) report(...unusable, place);
      if (type !== "PLAIN" || !/^[“„‘«].*[”“’»]$/.test(value)) return;
      report(
        "curly quotes would be part of the text",
        'write straight ones: `"…"`, or `"“…”"` to keep them',
        place,
      );
    },
  });
  const start = { line: firstLine, column: 1 };
  if (shape === "list" ? !isSeq(document.contents) : !isMap(document.contents)) {
    const example = shape === "list" ? "- …" : "title: …";
    const noun = shape === "list" ? "is no list" : "are no keys";
    report(`there ${noun} here`, `write lines such as \`${example}\``, start);
    return undefined;
  }
  return {
    value: document.toJS(),
    locate(path, ofKey = false) {
      const offset = findOffset(document, path, ofKey);
      return offset === undefined ? start : placeOf(offset);
    },
  };
}

/** Returns `undefined` after reporting errors. */
export function checkYaml<Schema extends v.GenericSchema>(
  yaml: ContentYaml,
  schema: Schema,
  notation: Notation,
  report: Report,
): v.InferOutput<Schema> | undefined {
  // Report only one error per value: a malformed date would also fail the check that the day exists.
  const result = v.safeParse(schema, yaml.value, { abortPipeEarly: true });
  if (result.success) return result.output;
  for (const issue of result.issues) {
    const path = (issue.path ?? []).map((step) => step.key);
    const isMissing = issue.path?.at(-1)?.origin === "key";
    const isUnknownKey = issue.expected === "never";
    const place = isMissing ? yaml.locate(path.slice(0, -1), true) : yaml.locate(path, isUnknownKey);
    const { problem, fix } = explainIssue(issue, schema, notation);
    report(problem, fix, place);
  }
  return undefined;
}

function findOffset(document: Document, path: readonly unknown[], ofKey: boolean): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const wanted = path.slice(0, length);
    const parent = length === 1 ? document.contents : document.getIn(wanted.slice(0, -1), true);
    if (ofKey && isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === wanted.at(-1));
      if (isPair(pair) && isNode(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const node = document.getIn(wanted, true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return undefined;
}

function fixOf({ code, message }: YAMLParseError): string {
  if (/end with a [\]}]/.test(message)) return "close the open bracket";
  switch (code) {
    case "DUPLICATE_KEY":
      return "keep one of them";
    case "TAB_AS_INDENT":
      return "indent with spaces";
    case "BAD_INDENT":
      return "indent all keys of a group by the same amount";
    case "BLOCK_AS_IMPLICIT_KEY":
      return 'put quotes around text that contains a colon: `title: "One: two"`';
    case "MISSING_CHAR":
      return "close the open quote or bracket";
    default:
      return "write `key: value`, with quotes around text that contains `: ` or ` #` or starts with punctuation";
  }
}
