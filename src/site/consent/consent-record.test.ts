import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parseConsentRecord, writeConsentRecord } from "./consent-record.ts";

const now = Date.UTC(2025, 5, 2);
const preferences = { necessary: true, analytics: true, marketing: false } as const;
const record = { version: "1.0", preferences, timestamp: now };
const parse = (value: unknown) => parseConsentRecord(JSON.stringify(value), now);

describe("the consent record (spec 3)", () => {
  it("writes the record as JSON with version, preferences and timestamp", () => {
    expect(JSON.parse(writeConsentRecord(preferences, now))).toEqual(record);
  });

  it.each([
    { necessary: true, analytics: true, marketing: true },
    { necessary: true, analytics: false, marketing: false },
    preferences,
  ] as const)("reads the preferences that it wrote: %o", (given) => {
    expect(parseConsentRecord(writeConsentRecord(given, now), now)).toEqual(given);
  });

  it("reads a record with its fields in any order", () => {
    const turned = {
      timestamp: 1,
      preferences: { marketing: true, necessary: true, analytics: true },
      version: "1.0",
    };
    expect(parse(turned)).toEqual({ necessary: true, analytics: true, marketing: true });
  });

  it("reads a record with a date string as its timestamp", () => {
    expect(parse({ ...record, timestamp: "2025-06-01T09:30:00.000Z" })).toEqual(preferences);
  });
});

describe("the consent record (spec 4.6)", () => {
  it("returns null for a missing record", () => expect(parseConsentRecord(null, now)).toBeNull());

  it.each([
    "",
    "{",
    "null",
    "[]",
    '"1.0"',
    "1",
    "true",
    "undefined",
    "[[]]",
    JSON.stringify(record).slice(0, -1),
  ])("ignores a string that isn't a record: %s", (text) => expect(parseConsentRecord(text, now)).toBeNull());

  it.each(["0.9", "1.1", "2.0", "1", "", 1, null, ["1.0"]])(
    "ignores a record with another version: %o",
    (version) => expect(parse({ ...record, version })).toBeNull(),
  );

  it.each([
    null,
    [],
    "all",
    {},
    { ...preferences, analytics: "true" },
    { ...preferences, marketing: 1 },
    { ...preferences, necessary: false },
    { analytics: true, marketing: true },
    { necessary: true, analytics: true },
  ])("ignores a record with invalid preferences: %o", (given) =>
    expect(parse({ ...record, preferences: given })).toBeNull(),
  );

  it.each([now + 1, now * 2, -1, null, "", "soon", "2025-06-03", Number.NaN])(
    "ignores a record whose timestamp is invalid or in the future: %o",
    (timestamp) => expect(parse({ ...record, timestamp })).toBeNull(),
  );

  it("ignores a record written by other software", () => {
    expect(parse({ level: ["necessary", "analytics"], revision: 0, lastConsentTimestamp: now })).toBeNull();
    expect(parse({ version: "1.0", categories: { analytics: true }, timestamp: now })).toBeNull();
  });

  it("ignores a record that is too long", () => {
    expect(parseConsentRecord(JSON.stringify(record) + " ".repeat(1000), now)).toBeNull();
    expect(parseConsentRecord(JSON.stringify({ ...record, version: "1".repeat(5_000_000) }), now)).toBeNull();
  });

  it.each([
    '{"__proto__":{"version":"1.0","preferences":{"necessary":true,"analytics":true,"marketing":true},"timestamp":1}}',
    '{"version":"1.0","preferences":{"__proto__":{"necessary":true,"analytics":true,"marketing":true}},"timestamp":1}',
    '{"version":"1.0","preferences":{"necessary":true,"analytics":true,"__proto__":{"marketing":true}},"timestamp":1}',
    '{"version":"1.0","constructor":{"prototype":{"analytics":true}},"timestamp":1}',
  ])("ignores a record that tries to pollute prototypes: %s", (text) => {
    expect(parseConsentRecord(text, now)).toBeNull();
    expect(Reflect.get({}, "analytics")).toBeUndefined();
    expect(Reflect.get({}, "marketing")).toBeUndefined();
  });
});

describe("a choice made when storage is full", () => {
  const all = { necessary: true, analytics: true, marketing: true } as const;
  const none = { necessary: true, analytics: false, marketing: false } as const;
  const items = new Map<string, string>();
  const setItem = vi.fn();

  beforeEach(() => {
    items.clear();
    setItem.mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => items.get(key) ?? null,
      removeItem: (key: string) => items.delete(key),
      setItem,
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  /** Loads the module as a new page would. */
  const openPage = async () => {
    vi.resetModules();
    return import("./consent-record.ts");
  };

  it("applies the choice to the page and removes the stored one", async () => {
    items.set("cookie-consent", writeConsentRecord(all, now));
    const page = await openPage();
    expect(page.readChoice()).toEqual(all);
    page.storeChoice(none);
    expect(page.readChoice()).toEqual(none);
    expect((await openPage()).readChoice()).toBeNull();
  });

  it("switches to a choice that another page has since stored", async () => {
    const page = await openPage();
    page.storeChoice(all);
    expect(page.readChoice()).toEqual(all);
    items.set("cookie-consent", writeConsentRecord(none, now));
    expect(page.readChoice()).toEqual(none);
  });
});
