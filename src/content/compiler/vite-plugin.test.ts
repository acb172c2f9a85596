import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";
import sharp from "sharp";
import { createBuilder, createLogger, createServer, type InlineConfig } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  insightFront,
  legalPages,
  pageCopySchemas,
  personFront,
  writeFiles,
} from "#tests/support/content/content-fixture.ts";
import { fixtureContent } from "#tests/support/publish/real-build.ts";
import type * as Content from "../publication/content.server.ts";
import { content } from "./vite-plugin.ts";

const contentModule = join(import.meta.dirname, "../publication/content.server.ts");

/** Usually takes 250 ms; the rest is slack for a busy machine. */
const soon = { timeout: 10_000, interval: 20 };

/** A project with the site's page copy, legal pages and one insight; `entry.ts` exports the content. */
function makeProject(body = "Words.\n"): { root: string; insight: string; config: InlineConfig } {
  const root = writeFiles({
    "entry.ts": `export * from ${JSON.stringify(contentModule)};\n`,
    ...legalPages,
    "content/insights/first.md": insightFront() + body,
  });
  cpSync(join(fixtureContent, "page-copy"), join(root, "content", "page-copy"), { recursive: true });
  writeFileSync(join(root, "content/page-copy/article.yaml"), "promo: { title: A, button: B }\n");
  const config: InlineConfig = {
    root,
    configFile: false,
    envDir: false,
    logLevel: "silent",
    cacheDir: join(root, "cache"),
    plugins: [content({ contentDir: "content", pageCopySchemas })],
    ssr: { noExternal: true },
    environments: {
      ssr: {
        build: {
          outDir: "out",
          rolldownOptions: { input: "entry.ts", output: { entryFileNames: "entry.js" } },
        },
      },
    },
    builder: {
      buildApp: async (builder) =>
        void (await Promise.all(
          Object.values(builder.environments)
            .filter(({ name }) => name === "ssr")
            .map((environment) => builder.build(environment)),
        )),
    },
  };
  return { root, insight: join(root, "content/insights/first.md"), config };
}

test("writes the content next to the server build", async () => {
  const { root, config } = makeProject();
  await (await createBuilder(config)).buildApp();
  const built: typeof Content = await import(pathToFileURL(join(root, "out/entry.js")).href);

  expect(built.listEntries()).toMatchObject([{ type: "insight", slug: "first", title: "A sample" }]);
  expect(built.listEntriesOfKind("insight")).toHaveLength(1);
  expect(built.listEntriesOfKind("caseStudy")).toEqual([]);
  expect(built.listEntriesOfKind("signal")).toEqual([]);
  expect(built.builtPageCopy.article).toEqual({ sample: false, promo: { title: "A", button: "B" } });
  expect(built.findArticle("insight", "first")).toMatchObject({
    entry: { slug: "first" },
    hero: { align: "center" },
    blocks: [{ type: "paragraph" }],
  });
  expect(built.findLegalPage("privacy")).toMatchObject({ effectiveDateLabel: "September 1, 2025" });
});

test("reuses the smaller files of an image from an earlier build instead of encoding it again", async () => {
  const { root, config } = makeProject('::figure{src="/photo.png" alt="A desk"}\n');
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  mkdirSync(join(root, "public"));
  writeFileSync(join(root, "public/photo.png"), photo);
  const earlierAssets = join(root, "earlier");
  const build = async () => {
    const plugins = [content({ contentDir: "content", pageCopySchemas, earlierAssets })];
    await (await createBuilder({ ...config, plugins })).buildApp();
    return readdirSync(join(root, "out/assets")).sort();
  };
  const names = await build();
  expect(names).toEqual([
    expect.stringMatching(/^[0-9a-f]{16}-480\.avif$/),
    expect.stringMatching(/^[0-9a-f]{16}-480\.webp$/),
    expect.stringMatching(/^[0-9a-f]{16}-900\.avif$/),
    expect.stringMatching(/^[0-9a-f]{16}-900\.webp$/),
  ]);
  mkdirSync(earlierAssets);
  for (const name of names) writeFileSync(join(earlierAssets, name), `kept ${name}`);
  expect(await build()).toEqual(names);
  for (const name of names) expect(readFileSync(join(root, "out/assets", name), "utf8")).toBe(`kept ${name}`);
});

test("writes scheduled articles and drafts, and publishes the scheduled ones on their day", async () => {
  const { root, config, insight } = makeProject();
  const text = readFileSync(insight, "utf8");
  const write = (slug: string, lines: string) =>
    writeFileSync(insight.replace("first", slug), text.replace("date: 2025-04-08", lines));
  write("later", "date: 9000-02-01");
  write("sooner", "date: 9000-01-31\naliases: [/old]");
  write("draft", "date: 2025-01-01\ndraft: true");
  await (await createBuilder(config)).buildApp();
  const built: typeof Content = await import(pathToFileURL(join(root, "out/entry.js")).href);
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const listed = (time: string) => {
    vi.setSystemTime(time);
    return [
      built.listEntries().map(({ slug }) => slug),
      built.listPublicationDays(),
      built.findRenamed("/old")?.slug,
    ];
  };
  const days = ["9000-01-31", "9000-02-01"];
  expect(listed("9000-01-30T23:59:59.999Z")).toEqual([["first"], days, undefined]);
  expect(built.findArticle("insight", "sooner")).toBeUndefined();
  const alias = "sooner";
  expect(listed("9000-01-31T00:00:00Z")).toEqual([["sooner", "first"], ["9000-02-01"], alias]);
  expect(listed("9000-02-01T00:00:00Z")).toEqual([["later", "sooner", "first"], [], alias]);
  expect(built.findArticle("insight", "sooner")).toMatchObject({ entry: { slug: "sooner" } });
  expect(built.findArticle("insight", "draft")).toBeUndefined();
});

test("shows a person until the day they leave, and then still as the author of their articles", async () => {
  const { root, config } = makeProject();
  mkdirSync(join(root, "content/people"));
  const front = personFront({ contact: true, until: "9000-02-01" });
  writeFileSync(join(root, "content/people/ada.md"), front);
  await (await createBuilder(config)).buildApp();
  const built: typeof Content = await import(pathToFileURL(join(root, "out/entry.js")).href);
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const read = (time: string) => {
    vi.setSystemTime(time);
    const url = built.findAuthor({ authorId: "ada" })?.url;
    return [built.findContactPerson()?.name, url, built.listPublicationDays()];
  };
  expect(read("9000-01-31T23:59:59.999Z")).toEqual(["Ada Writer", "/about#ada", ["9000-02-01"]]);
  expect(read("9000-02-01T00:00:00Z")).toEqual([undefined, "https://example.com/ada", []]);
  expect(built.findAuthor({})).toBeUndefined();
});

test("keeps a running server's articles while the next build is written", async () => {
  const { root, config, insight } = makeProject("Old words.\n");
  await (await createBuilder(config)).buildApp();
  const running: typeof Content = await import(pathToFileURL(join(root, "out/entry.js")).href);
  renameSync(insight, insight.replace("first.md", "second.md"));
  const next = { ...config, plugins: [content({ contentDir: "content", pageCopySchemas })] };
  await (await createBuilder(next)).buildApp();
  expect(JSON.stringify(running.findArticle("insight", "first"))).toContain("Old words.");
  expect(running.findLegalPage("privacy")).toMatchObject({ id: "privacy" });
});

test("returns undefined for an unknown slug, even one with path traversal", async () => {
  const { root, config } = makeProject();
  await (await createBuilder(config)).buildApp();
  const built: typeof Content = await import(pathToFileURL(join(root, "out/entry.js")).href);
  for (const slug of ["second", "../../index", "../../legal/privacy", "", "__proto__"]) {
    expect(built.findArticle("insight", slug)).toBeUndefined();
    expect(built.findLegalPage(slug)).toBeUndefined();
  }
  expect(built.findArticle("signal", "first")).toBeUndefined();
});

test("fails the build on content errors and prints them without a stack trace", async () => {
  const { config } = makeProject('::stat{value="1"}\n\n[gone](/gone)\n');
  const failure: unknown = await (await createBuilder(config)).buildApp().catch((error: unknown) => error);
  expect(inspect(failure)).toBe(`The content has 2 errors:

content/insights/first.md:7:1  \`::stat\`: \`label\` is missing  ->  add \`label="…"\`
content/insights/first.md:9:1  there is no page /gone  ->  correct the path, or remove the link
`);
});

test("serves a saved file in development, or its last valid version if it has errors", async () => {
  const { root, config, insight } = makeProject();
  const logger = createLogger("silent");
  const logError = vi.spyOn(logger, "error");
  const server = await createServer({
    ...config,
    customLogger: logger,
    appType: "custom",
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  const readTitle = async () => {
    const { listEntries } = await server.ssrLoadModule(join(root, "entry.ts"));
    return listEntries()[0].title;
  };
  const good = readFileSync(insight, "utf8");
  expect(await readTitle()).toBe("A sample");

  writeFileSync(insight, good.replace("A sample", "Another").replace("Words.", "Other words."));
  await vi.waitFor(async () => expect(await readTitle()).toBe("Another"), soon);
  const { findArticle } = await server.ssrLoadModule(join(root, "entry.ts"));
  expect(JSON.stringify(findArticle("insight", "first"))).toContain("Other words.");

  writeFileSync(insight, good.replace("title: A sample", "titel: Broken"));
  const report = expect.stringContaining("content/insights/first.md:2:1  unknown key `titel`");
  await vi.waitFor(() => expect(logError).toHaveBeenCalledWith(report), soon);
  expect(await readTitle()).toBe("Another");

  writeFileSync(insight, good.replace("A sample", "Mended"));
  await vi.waitFor(async () => expect(await readTitle()).toBe("Mended"), soon);
});
