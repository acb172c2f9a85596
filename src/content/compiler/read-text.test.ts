import { expect, test } from "vitest";
import {
  compileBody,
  compileFiles,
  insightFront,
  readBlocks,
} from "#tests/support/content/content-fixture.ts";
import { formatDiagnostic } from "./diagnostic.ts";

const article = (text: string | Uint8Array) => ({ "content/insights/x.md": text });
const yaml = "first: a\nsecond: ";

test.each<[what: string, files: Record<string, string | Uint8Array>, report: string]>([
  [
    "a control in the body",
    article(`${insightFront()}A \u0010.\n`),
    "x.md:7:3  pages can't contain the character U+0010",
  ],
  ["one in the front matter", article(`${insightFront("author: \u0001\n")}A\n`), "x.md:6:9  pages can't"],
  ["an escape in YAML", article(`${insightFront('author: "A\\u0010"\n')}A\n`), "x.md:6:9  pages can't"],
  ["a lone surrogate", article(`${insightFront('author: "A\\ud800"\n')}A\n`), "U+D800"],
  [
    "a noncharacter",
    article(`${insightFront()}A \ufffe.\n`),
    "x.md:7:3  pages can't contain the character U+FFFE",
  ],
  ["a direction override", article(`${insightFront()}A \u202e.\n`), "U+202E"],
  ["a line separator", article(`${insightFront('author: "A\\u2028"\n')}A\n`), "U+2028"],
  [
    "a mark inside",
    article(`${insightFront()}A\n\uFEFFB\n`),
    "x.md:8:1  pages can't contain the character U+FEFF",
  ],
  ["an entity", article(`${insightFront()}A\n\n- B &#16;\n`), "x.md:9:3  pages can't"],
  [
    "an entity in a target",
    article(`${insightFront()}[A](https://b.example/&#1;)\n`),
    "x.md:7:1  pages can't",
  ],
  ["an entity in a block", article(`${insightFront()}:::callout{title="&#1;"}\nA\n:::\n`), "x.md:7:1  pages"],
  [
    "Latin-1",
    article(Buffer.from(`${insightFront()}Caf\u00e9\n`, "latin1")),
    "x.md:7:4  this character is not UTF-8",
  ],
  [
    "UTF-16",
    article(Buffer.from(`\ufeff${insightFront()}A\n`, "utf16le")),
    "x.md:1:1  this character is not UTF-8",
  ],
  [
    "UTF-16 without a mark",
    article(Buffer.from(`${insightFront()}A\n`, "utf16le")),
    "x.md:1:2  this character",
  ],
  [
    "the example company",
    { "content/example-company.yaml": `${yaml}"\\u0001"\n` },
    "company.yaml:2:9  pages can't",
  ],
  ["the offer", { "content/offer.yaml": `${yaml}\u0001\n` }, "offer.yaml:2:9  pages can't"],
  ["the reading order", { "content/reading-order.yaml": "- \u0001\n" }, "order.yaml:1:3  pages can't"],
  [
    "curly quotes",
    article(`${insightFront("author: “A”\n")}A\n`),
    "x.md:6:9  curly quotes would be part of the text",
  ],
  [
    "curly quotes in a list",
    article(`${insightFront().replace('"Lean Teams"', "“Lean”")}A\n`),
    "x.md:4:24  curly",
  ],
  [
    "curly quotes in a block",
    article(`${insightFront()}::stat{value=“1” label="b"}\n`),
    "x.md:7:1  this line looks",
  ],
])("reports %s at its line", async (_what, files, report) => {
  const { errors } = await compileFiles(files);
  expect(errors.map(formatDiagnostic).join("\n")).toContain(report);
});

test.each(["\r\n", "\r"])("reads lines that end in %j", async (end) => {
  const text = `${insightFront()}First\n\nSecond [a](/gone)\n`.replaceAll("\n", end);
  const { errors } = await compileFiles({ "content/insights/x.md": text });
  expect(errors.map(formatDiagnostic)).toEqual([expect.stringContaining("x.md:9:8  there is no page /gone")]);
});

test("keeps curly quotes that are quoted, and no-break spaces", async () => {
  const front = insightFront('teaser: "“A”\\u00a0B"\n');
  const { errors, entries } = await compileFiles({ "content/insights/x.md": `${front}A\n` });
  expect(errors).toEqual([]);
  expect(entries[0]?.teaser).toBe("“A”\u00a0B");
});

test("keeps the first number of a list", async () => {
  const lists = await readBlocks("5. a\n6. b\n\nWords.\n\n0. c\n\nWords.\n\n1. d\n");
  expect(lists.filter(({ type }) => type === "list")).toMatchObject([
    { start: 5 },
    { start: 0 },
    { ordered: true },
  ]);
  expect(lists.at(-1)).not.toHaveProperty("start");
});

const svg = '<svg viewBox="0 0 4 3"></svg>';

test("makes a figure of an image alone on its line", async () => {
  const body = '![A chart](/figures/a.svg "A title")\n';
  expect(await readBlocks(body, { "public/figures/a.svg": svg })).toEqual([
    { type: "figure", src: "/figures/a.svg", alt: "A chart", caption: "A title", width: 4, height: 3 },
  ]);
  const { errors } = await compileBody(
    "![](/figures/a.svg)\n\n![A](https://b.example/c.png)\n\n![A](c.png)\n",
  );
  expect(errors.map(formatDiagnostic)).toEqual([
    expect.stringContaining("x.md:7:1  the image has no text alternative"),
    expect.stringContaining('x.md:9:1  the image "https://b.example/c.png" is not on this site'),
    expect.stringContaining('x.md:11:1  the image "c.png" is not on this site'),
  ]);
});

test.each([
  ["50% growth.svg", "/50%25%20growth.svg"],
  ["a#b?c&d.svg", "/a%23b%3Fc%26d.svg"],
  ["it's “so”.svg", "/it's%20%E2%80%9Cso%E2%80%9D.svg"],
  ["Café.SVG", "/Caf%C3%A9.SVG"],
  ["Cafe\u0301.svg", "/Cafe%CC%81.svg"],
])("encodes the file name %s in its URL, typed as it is or as in a URL", async (name, url) => {
  const file = { [`public/${name}`]: svg };
  for (const typed of [`/${name}`, url, `/${name}`.normalize()]) {
    const [figure] = await readBlocks(`::figure{src="${typed.replaceAll('"', "&quot;")}" alt="A"}\n`, file);
    expect(figure).toMatchObject({ src: url });
  }
});
