import { expect, test } from "vitest";
import { compileFiles, insightFront, personFront } from "#tests/support/content/content-fixture.ts";
import { formatDiagnostic } from "./diagnostic.ts";

async function listErrors(files: Record<string, string>): Promise<string[]> {
  return (await compileFiles(files)).errors.map(formatDiagnostic);
}

const articleBy = (author: string) => ({
  "content/insights/x.md": `${insightFront(`author: ${author}\n`)}Words.\n`,
});

test("names the author by the file in content/people, and the company without one", async () => {
  const { errors, warnings, entries, findArticle } = await compileFiles({
    ...articleBy("ada-writer"),
    "content/insights/y.md": `${insightFront()}Words.\n`,
    "content/people/ada-writer.md": personFront(),
  });
  expect([...errors, ...warnings]).toEqual([]);
  expect(entries.find(({ slug }) => slug === "x")?.author).toBe("Ada Writer");
  expect(findArticle("insight", "x")?.authorId).toBe("ada-writer");
  expect(findArticle("insight", "y")?.authorId).toBeUndefined();
});

test.each(["market-signals", "insights"])(
  "keeps what an article in %s decides, and who may skip it",
  async (folder) => {
    const front = insightFront("decide: what to buy\nskip: you don't buy\nauthor: ada\nsources: []\n");
    const { findArticle } = await compileFiles({
      [`content/${folder}/x.md`]: `${folder === "insights" ? front.replace("sources: []\n", "") : front}Words.\n`,
      "content/people/ada.md": personFront(),
    });
    const article = findArticle(folder === "insights" ? "insight" : "signal", "x");
    expect(article).toMatchObject({ decide: "what to buy", skip: "you don’t buy", authorId: "ada" });
  },
);

test("keeps the byline of an author who has left", async () => {
  const { errors, entries } = await compileFiles({
    ...articleBy("ada-writer"),
    "content/people/ada-writer.md": personFront({ until: "2025-01-01" }),
  });
  expect(errors).toEqual([]);
  expect(entries[0]?.author).toBe("Ada Writer");
});

test.each([
  ["ada-writter", "did you mean `ada-writer`?"],
  ["Ada Writer", "did you mean `ada-writer`?"],
  ["Someone Else", "write the name of a file in content/people without `.md`, or remove the line"],
])("reports an author who isn't a person: %s", async (author, fix) => {
  expect(await listErrors({ ...articleBy(author), "content/people/ada-writer.md": personFront() })).toEqual([
    `content/insights/x.md:6:9  there is no person "${author}"  ->  ${fix}`,
  ]);
});

test("reports only the person's own errors if an article names that person", async () => {
  const files = { ...articleBy("ada"), "content/people/ada.md": personFront({ role: undefined }) };
  expect(await listErrors(files)).toEqual([
    "content/people/ada.md:2:1  `role` is missing  ->  add `role: …`",
  ]);
});

test.each([
  [{ name: undefined }, "ada.md:2:1  `name` is missing  ->  add `name: …`"],
  [{ before: undefined }, "ada.md:2:1  `before` is missing  ->  add `before: …`"],
  [
    { link: "http://example.com" },
    'ada.md:5:7  `link` is "http://example.com"  ->  it must be an address that',
  ],
  [{ until: "March" }, 'ada.md:6:8  `until` is "March"  ->  it must be a date like 2025-04-08'],
  [{ quota: 3 }, "ada.md:6:1  unknown key `quota`  ->  remove it; known here: name, role, before, link"],
  [{ picture: "/gone.png", pictureAlt: "Ada" }, "ada.md:6:10  there is no file public/gone.png"],
  [
    { picture: "/a.svg" },
    "ada.md:6:10  `picture` has no text alternative  ->  add `pictureAlt`, which says what it shows",
  ],
])("reports a person with %o", async (changes, error) => {
  const files = { "content/people/ada.md": personFront(changes), "public/a.svg": "<svg></svg>" };
  expect(await listErrors(files)).toEqual([expect.stringContaining(error)]);
});

test("reports a person who is in two files", async () => {
  const files = {
    "content/people/ada.md": personFront(),
    "content/people/writer.md": personFront(),
    "content/people/2025/ada.md": personFront({ name: "Another" }),
  };
  expect(await listErrors(files)).toEqual([
    'content/people/ada.md:1:1  the slug "ada" is taken by content/people/2025/ada.md  ->  rename one of the two files',
    "content/people/writer.md:2:7  Ada Writer is also in content/people/ada.md  ->  delete one of the two files, or add what tells the two people apart",
  ]);
});

test("reports a second person who reads contact requests, unless the first has left", async () => {
  const filesWith = (changes: Record<string, unknown>) => ({
    "content/people/a.md": personFront({ name: "A", contact: true, ...changes }),
    "content/people/b.md": personFront({ name: "B", contact: true }),
  });
  expect(await listErrors(filesWith({}))).toEqual([
    "content/people/b.md:6:10  A already reads contact requests (content/people/a.md)  ->  keep one `contact: true`",
  ]);
  expect(await listErrors(filesWith({ until: "2025-01-01" }))).toEqual([]);
});
