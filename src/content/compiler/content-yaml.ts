import * as v from "valibot";
import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  type YAMLParseError,
} from "yaml";
import { explainIssue, type Notation } from "../../schema-errors/explain-issue.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** A place in a file, both from 1. */
export interface Place {
  line: number;
  column: number;
}

/** YAML as it was read: its value, and where each key of it stands. */
export interface ContentYaml {
  value: unknown;
  /** Where a value stands, or, with `ofKey`, its key. Falls back to the nearest place above it. */
  locate(path: readonly unknown[], ofKey?: boolean): Place;
}

/**
 * Reads YAML that begins on `firstLine` of `file`. Reports what cannot be read at all and then returns
 * `undefined`.
 */
export function readYaml(
  text: string,
  file: string,
  firstLine: number,
  errors: Diagnostic[],
): ContentYaml | undefined {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const placeOf = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  for (const error of document.errors) {
    const problem = `this is not valid YAML: ${error.message.replace(/\.$/, "")}`;
    errors.push({ file, ...placeOf(error.pos[0]), problem, fix: fixOf(error) });
  }
  if (document.errors.length > 0) return undefined;
  if (!isMap(document.contents)) {
    const problem = "there are no keys here";
    errors.push({ file, line: firstLine, column: 1, problem, fix: "write lines such as `title: …`" });
    return undefined;
  }
  return {
    value: document.toJS(),
    locate: (path, ofKey = false) => {
      const offset = findOffset(document, path, ofKey);
      return offset === undefined ? { line: firstLine, column: 1 } : placeOf(offset);
    },
  };
}

/** A date of the wrong shape is no day of the calendar either: one word about it is enough. */
const oneErrorPerValue = { abortPipeEarly: true };

/** Checks what was read against a schema; every error is reported, each at its own line. */
export function checkYaml<Schema extends v.GenericSchema>(
  yaml: ContentYaml,
  schema: Schema,
  file: string,
  notation: Notation,
  errors: Diagnostic[],
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, yaml.value, oneErrorPerValue);
  if (result.success) return result.output;
  for (const issue of result.issues) {
    const path = (issue.path ?? []).map((step) => step.key);
    const isMissing = issue.path?.at(-1)?.origin === "key";
    const isUnknownKey = issue.expected === "never";
    const place = isMissing ? yaml.locate(path.slice(0, -1), true) : yaml.locate(path, isUnknownKey);
    errors.push({ file, ...place, ...explainIssue(issue, schema, notation) });
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

/** What usually fixes a line that the YAML reader refuses. */
function fixOf({ code, message }: YAMLParseError): string {
  if (/end with a [\]}]/.test(message)) return "close the bracket that is open";
  switch (code) {
    case "DUPLICATE_KEY":
      return "keep one of the two";
    case "TAB_AS_INDENT":
      return "indent with spaces";
    case "BAD_INDENT":
      return "give keys of one group the same indent";
    case "BLOCK_AS_IMPLICIT_KEY":
      return 'put quotes around text that holds a colon: `title: "One: two"`';
    case "MISSING_CHAR":
      return "close the quote or the bracket that is open";
    default:
      return "write `key: value`, with quotes around text that holds `: `, ` #` or begins with a sign";
  }
}
