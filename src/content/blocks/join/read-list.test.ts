import { describe, expect, it, test } from "vitest";
import { findSeparator, parseRows } from "./parse-rows.ts";
import { readAddress } from "./read-address.ts";
import { ListProblem, readFile } from "./read-file.ts";
import { readList } from "./read-list.ts";

const parse = (text: string, separator = ",") => [...parseRows(text, separator)];
const countsOf = async (text: string, counts: "rows" | "visitors" = "rows") =>
  Object.fromEntries((await readList(text, "x.csv", counts)).counts);

describe("rows of an export", () => {
  test.each([
    ["a,b\r\nc,d\r\n", ["a", "b"], ["c", "d"]],
    ["a,b\nc,d", ["a", "b"], ["c", "d"]],
    ["a\rb,", ["a"], ["b", ""]],
    ['"a, ""b""\r\nc",d', ['a, "b"\r\nc', "d"]],
    ['"",""', ["", ""]],
    ['"a"b,c', ["ab", "c"]],
    ['5" pipe,b', ['5" pipe', "b"]],
    ["a\n\nb", ["a"], [""], ["b"]],
    ["a|b,c", ["a|b", "c"]],
    // An unclosed quote is an ordinary character.
    ['"a,b\nc,d', ['"a', "b"], ["c", "d"]],
  ])("splits %j", (text, ...rows) => {
    expect(parse(text)).toEqual(rows);
  });

  test.each([
    ["url\tnote, more\n/a\tb, c", "\t"],
    ["url;visits\n/a;1,5\n/b;2", ";"],
    ['url,"a;b;c"\n/a,"d;e"', ","],
    ["# Landing pages, 2026\n# ----\nPage,Sessions\n/a,3", ","],
    ["/a\n/b,c\n/d\n/e", "\t"],
    ["/a", "\t"],
  ])("finds the separator of %j", (text, separator) => {
    expect(findSeparator(text)).toBe(separator);
  });
});

describe("addresses", () => {
  test.each([
    ["https://www.example.com/a/b/?utm_source=x#y", "/a/b", "example.com"],
    ["HTTP://Example.com:8080/A", "/A", "example.com"],
    ["//example.com/a", "/a", "example.com"],
    ["blog.example.com/a", "/a", "blog.example.com"],
    ["https://example.com", "/", "example.com"],
    [" /a//", "/a", undefined],
    ["/", "/", undefined],
    ["/caf%C3%A9", "/café", undefined],
    ["/cafe\u0301", "/café", undefined],
    ["/a%2Fb", "/a%2Fb", undefined],
    ["/100%", "/100%", undefined],
    ["/a%09=b%20c", "/a%09=b%20c", undefined],
    ["/path.invalid/a", "/path.invalid/a", undefined],
  ])("reduces %j to its path", (cell, path, host) => {
    expect(readAddress(cell)).toEqual(host === undefined ? { path } : { path, host });
  });

  test.each([
    "",
    "(not set)",
    "Grand total",
    "a@example.com",
    "12/31/2026",
    "1.5",
    "mailto:a@b.com",
    "https://",
    "//",
  ])("doesn't read %j as an address", (cell) => {
    expect(readAddress(cell)).toBeUndefined();
  });
});

describe("columns of an export", () => {
  it("finds the page and its visitors by their headers, below lines of text", async () => {
    const text =
      "# Landing pages\n# 2026\n\nPage referrer,Landing page + query string,Average time,Sessions,Clicks\n" +
      'https://x.com/q,/a?b=1,12.5,9,"1,140"\nhttps://x.com/q,/a/,3,9,2\n,(not set),1,1,1\n,Grand total,1,1,1\n';
    const list = await readList(text, "x.csv", "visitors");
    expect(list).toMatchObject({
      rows: 2,
      skipped: 2,
      pageColumn: "Landing page + query string",
      visitorColumn: "Clicks",
    });
    expect(Object.fromEntries(list.counts)).toEqual({ "/a": 1142 });
  });

  it("takes the only column with addresses, and the only one with numbers", async () => {
    expect(await countsOf("Priya;/a;3\nLena;/b;1.140\n", "visitors")).toEqual({ "/a": 3, "/b": 1140 });
  });

  it.each(["(not set),900,800,1", ",1234,1000,Grand total"])(
    "finds the headers above a first row of %s",
    async (row) => {
      const text = `Landing page,Sessions,Active users,Key events\n${row}\n/a,40,30,4\n/b,2,1,1\n`;
      expect(await readList(text, "x.csv", "visitors")).toMatchObject({
        pageColumn: "Landing page",
        visitorColumn: "Key events",
      });
    },
  );

  it("counts rows in a plain list, and if nothing says which numbers are visitors", async () => {
    expect(await countsOf("\ufeff/a\r\nhttps://example.com/a/\r\n/b", "visitors")).toEqual({
      "/a": 2,
      "/b": 1,
    });
    expect(await countsOf("/a,1,2\n/b,3,4", "visitors")).toEqual({ "/a": 1, "/b": 1 });
  });

  it("doesn't take numbers for counts of links", async () => {
    expect(await countsOf("Deal,Clicks,URL\n77,3,/a\n78,2,/a")).toEqual({ "/a": 2 });
  });

  it("reads the separator that Excel writes", async () => {
    expect(await countsOf("sep=|\r\nurl|visits\r\n/a|5\r\n", "visitors")).toEqual({ "/a": 5 });
  });

  test.each([
    ["name,date\nx,2026-01-01", "No column with paths or URLs was found in x.csv."],
    ["/a,/b\n/c,/d", "Several columns in x.csv contain paths or URLs. Keep one of them, or name it URL."],
    [" \n", "x.csv is empty."],
  ])("says what is wrong with %j", async (text, problem) => {
    await expect(readList(text, "x.csv", "rows")).rejects.toEqual(new ListProblem(problem));
  });

  it("lets the page respond while it reads 20 MB", async () => {
    const row = `${"x".repeat(160)},https://www.example.com/read-insight/a-long-slug-`;
    const text = Array.from({ length: 100_000 }, (_, number) => `${row}${number % 5000}\r\n`).join("");
    expect(text.length).toBeGreaterThan(20e6);
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    });
    const list = await readList(text, "x.csv", "rows");
    clearInterval(timer);
    expect(list.counts.size).toBe(5000);
    expect(list.rows).toBe(100_000);
    expect(turns).toBeGreaterThan(0);
  });
});

describe("files", () => {
  const utf16 = (text: string, swap: boolean) => {
    const bytes = Buffer.from(`\ufeff${text}`, "utf16le");
    return swap ? bytes.swap16() : bytes;
  };
  const fileOf = (...parts: BlobPart[]) => new File(parts, "x.csv");

  test.each([
    ["UTF-8", fileOf("url\n/café")],
    ["UTF-8 with a byte order mark", fileOf("\ufeffurl\n/café")],
    ["little-endian UTF-16", fileOf(utf16("url\n/café", false))],
    ["big-endian UTF-16", fileOf(utf16("url\n/café", true))],
    ["Windows-1252", fileOf(new Uint8Array([...Buffer.from("url\n/caf"), 0xe9]))],
  ])("reads %s", async (_encoding, file) => {
    expect(await readFile(file)).toBe("url\n/café");
  });

  test.each([
    [
      "x.csv is larger than 25 MB. Export fewer columns or a shorter period.",
      fileOf(new Uint8Array(25_000_001)),
    ],
    ["x.csv is a workbook. Save it as CSV, and choose that file.", fileOf("PK\u0003\u0004")],
    ["x.csv isn't a text file. Save it as CSV.", fileOf("a\0b")],
  ])("says that %s", async (problem, file) => {
    await expect(readFile(file)).rejects.toEqual(new ListProblem(problem));
  });
});
