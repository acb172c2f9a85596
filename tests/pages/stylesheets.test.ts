import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { entryPath, paths } from "#config/index.ts";
import { caseStudySlugs, insightSlugs, signalSlug } from "../support/site/addresses.ts";
import { readPage, requestPath } from "../support/site/served-site.ts";

const MAX_BYTES = 12_288;

const articles = [
  entryPath("insight", insightSlugs[0] ?? ""),
  entryPath("caseStudy", caseStudySlugs[0] ?? ""),
  entryPath("signal", signalSlug),
  paths.privacy,
];
const others = [paths.home, paths.about, paths.process, paths.hub, paths.contact, "/nowhere"];

async function readStylesheets(path: string): Promise<string[]> {
  const links = (await readPage(path)).attributes('head link[rel="stylesheet"]', "href");
  return Promise.all(links.map(async (href) => (await requestPath(href)).text()));
}

const list = (css: string, pattern: RegExp) => [...css.matchAll(pattern)].map(([, name]) => name);

describe.each([...articles, ...others])("the CSS of %s", (path) => {
  it("weighs at most 12,288 bytes with Brotli", async () => {
    const sizes = (await readStylesheets(path)).map((css) => brotliCompressSync(css).length);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MAX_BYTES);
  });

  it("defines every variable that it uses without a fallback", async () => {
    const css = (await readStylesheets(path)).join();
    const defined = list(css, /(--[\w-]+)\s*:/g);
    expect(defined.length).toBeGreaterThan(50);
    expect(list(css, /var\((--[\w-]+)\)/g).filter((name) => !defined.includes(name))).toEqual([]);
  });
});

it("loads the article styles only on pages with long text", async () => {
  const hasProse = async (path: string) => (await readStylesheets(path)).join().includes(".prose");
  for (const path of articles) expect(await hasProse(path), path).toBe(true);
  for (const path of others) expect(await hasProse(path), path).toBe(false);
});

it.each(articles)("has every class of %s that the stylesheet of other pages has", async (path) => {
  const readClasses = async (page: string) =>
    new Set(
      list((await readStylesheets(page)).join(), /\.((?:\\.|[\w-])+)/g).map((name) =>
        name?.replaceAll("\\", ""),
      ),
    );
  const [own, all] = [await readClasses(path), await readClasses(paths.contact)];
  const used = new Set(
    (await readPage(path)).attributes("[class]", "class").flatMap((names) => names.split(" ")),
  );
  expect([...used].filter((name) => all.has(name) && !own.has(name))).toEqual([]);
});
