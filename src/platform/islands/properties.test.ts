import { createElement } from "react";
import { describe, expect, expectTypeOf, it } from "vitest";
import { decodeProperties, encodeProperties, type Sendable } from "./properties.ts";

/** Encodes and decodes properties. */
function send(properties: object): object {
  return decodeProperties(encodeProperties("Sample", properties).json, (position) => `outlet ${position}`);
}

describe("encoding and decoding", () => {
  it.each([
    ["a closing script tag", "</script><script>alert(1)</script>"],
    ["quotes", `"double" 'single' \`back\` &quot;`],
    ["markup", "<b>&amp;</b> <!-- -->"],
    ["line breaks of all kinds", "a\nb\r\nc\rd\u2028e\u2029f"],
    ["control characters", "\u0000\u0007\u001f\t"],
  ])("keeps a string unchanged: %s", (_name, text) => {
    const properties = { text, list: [text, [text]], nested: { [text]: text } };
    expect(send(properties)).toEqual(properties);
  });

  it("keeps numbers, booleans and null, but drops undefined", () => {
    const given = { zero: 0, part: -1.5, large: 1e21, yes: true, no: false, nothing: null };
    expect(send({ ...given, left: undefined })).toEqual(given);
  });

  it("keeps keys that every object inherits", () => {
    const keys = JSON.parse('{"__proto__":{"polluted":true},"constructor":1,"toString":2}');
    const decoded = Object(send({ keys }));
    expect(Object.entries(decoded.keys)).toEqual(Object.entries(keys));
    expect(Object.getPrototypeOf(decoded.keys)).toBe(Object.prototype);
    expect("polluted" in {}).toBe(false);
  });

  it("replaces lone surrogates with U+FFFD, as HTML does", () => {
    expect(send({ text: "a\ud800b", list: ["\udfff"], "\ud83d": 1 })).toEqual({
      text: "a\ufffdb",
      list: ["\ufffd"],
      "\ufffd": 1,
    });
  });
});

describe("encoding", () => {
  class Money {
    amount = 1;
  }
  it.each<[string, unknown]>([
    ["a function", () => {}],
    ["a date", new Date(0)],
    ["an instance of a class", new Money()],
    ["NaN", Number.NaN],
    ["a symbol", Symbol("x")],
    ["an object that looks like an outlet", { $outlet: 0 }],
  ])("throws an error with the island and property when JSON can't represent %s", (_name, value) => {
    const encode = (properties: object) => () => encodeProperties("Sample", properties);
    const errorAt = (path: string) =>
      new TypeError(
        `The property '${path}' of the island Sample cannot be sent to the browser: JSON cannot represent it.`,
      );
    expect(encode({ value })).toThrow(errorAt("value"));
    expect(encode({ tabs: [{}, { panel: { value } }] })).toThrow(errorAt("tabs[1].panel.value"));
  });
});

describe("elements in properties", () => {
  const bold = createElement("b", null, "kept");

  it("replaces elements with outlets, at any depth", () => {
    const { json, outlets } = encodeProperties("Sample", {
      children: bold,
      tabs: [{ id: "one", panel: bold }],
      rows: [bold, "and text"],
    });
    expect(outlets).toEqual([bold, bold, [bold, "and text"]]);
    expect(JSON.parse(json)).toEqual({
      children: { $outlet: 0 },
      tabs: [{ id: "one", panel: { $outlet: 1 } }],
      rows: { $outlet: 2 },
    });
    expect(json).not.toContain("kept");
  });
});

describe("Sendable", () => {
  it("rejects functions, dates, maps, sets and class instances, at any depth", () => {
    expectTypeOf<Sendable<() => void>>().toBeNever();
    expectTypeOf<Sendable<Date>>().toBeNever();
    expectTypeOf<Sendable<symbol>>().toBeNever();
    expectTypeOf<Sendable<bigint>>().toBeNever();
    type Given<Value> = { value: Value; list: Value[]; nested: { value: Value } };
    expectTypeOf<Given<() => void>>().not.toExtend<Sendable<Given<() => void>>>();
    expectTypeOf<Given<Date>>().not.toExtend<Sendable<Given<Date>>>();
    expectTypeOf<Given<Map<string, number>>>().not.toExtend<Sendable<Given<Map<string, number>>>>();
    expectTypeOf<Given<Set<string>>>().not.toExtend<Sendable<Given<Set<string>>>>();
    expectTypeOf<{ value?: () => void }>().not.toExtend<Sendable<{ value?: () => void }>>();
    expectTypeOf<Given<URL>>().not.toExtend<Sendable<Given<URL>>>();
  });
});
