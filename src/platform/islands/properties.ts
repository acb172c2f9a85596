import { isValidElement, type ReactElement, type ReactNode } from "react";

/** Allows JSON values and elements as an island's properties. Functions, dates, maps and the like become `never`. */
export type Sendable<Value> = ReactNode extends Value
  ? Value
  : Value extends string | number | boolean | null | undefined | ReactElement
    ? Value
    : Value extends
          | ((...given: never[]) => unknown)
          | Date
          | RegExp
          | ReadonlyMap<never, never>
          | ReadonlySet<never>
      ? never
      : Value extends ReadonlyArray<infer Item>
        ? ReadonlyArray<Sendable<Item>>
        : Value extends object
          ? { [Key in keyof Value]: Sendable<Value[Key]> }
          : never;

interface EncodedProperties {
  json: string;
  /** Elements removed from the properties; they remain in the page as markup. */
  outlets: readonly ReactNode[];
}

/** Key of the object that replaces an element in the JSON; its value is the outlet's position. */
const OUTLET_KEY = "$outlet";

/**
 * Replaces lone surrogates with U+FFFD, as in the HTML around them. Throws a `TypeError` with the property's path if
 * JSON can't represent a value.
 */
export function encodeProperties(name: string, properties: object): EncodedProperties {
  const outlets: ReactNode[] = [];

  function encode(value: unknown, path: string): unknown {
    if (value === null || value === undefined || typeof value === "boolean") return value;
    if (typeof value === "string") return value.toWellFormed();
    if (typeof value === "number" && Number.isFinite(value)) return value;
    if (isMarkup(value)) return { [OUTLET_KEY]: outlets.push(value) - 1 };
    if (Array.isArray(value)) return value.map((part, position) => encode(part, `${path}[${position}]`));
    if (isPlainObject(value)) {
      const entries = Object.entries(value).map(([key, part]) => [
        key.toWellFormed(),
        encode(part, path ? `${path}.${key}` : key),
      ]);
      return Object.fromEntries(entries);
    }
    throw new TypeError(
      `The property '${path}' of the island ${name} cannot be sent to the browser: JSON cannot represent it.`,
    );
  }

  return { json: JSON.stringify(encode(properties, "")), outlets };
}

/** `renderOutlet` returns the replacement for the element at a position. */
export function decodeProperties(json: string, renderOutlet: (position: number) => ReactNode): object {
  return JSON.parse(json, (_key, value: unknown) =>
    isOutlet(value) ? renderOutlet(value[OUTLET_KEY]) : value,
  );
}

function isMarkup(value: unknown): value is ReactNode {
  return isValidElement(value) || (Array.isArray(value) && value.some(isMarkup));
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== "object" || value === null || OUTLET_KEY in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function isOutlet(value: unknown): value is { [OUTLET_KEY]: number } {
  return typeof value === "object" && value !== null && OUTLET_KEY in value;
}
