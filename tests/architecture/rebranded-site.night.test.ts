import { spawn } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeHTML } from "entities";
import { parseHTML } from "linkedom";
import * as v from "valibot";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import {
  entryPath,
  glossaryPath,
  paths,
  type SiteConfig,
  sampleInsightSlug,
  schedulePath,
  siteConfig,
} from "#config/index.ts";
import { categories } from "#content/entries/categories.ts";
import { pageCopySchemas } from "#site/pages/page-copy.ts";
import { insightFront } from "../support/content/content-fixture.ts";
import { fixtureContent } from "../support/publish/real-build.ts";
import { caseStudySlugs, signalSlug } from "../support/site/addresses.ts";
import { textOf } from "../support/site/served-site.ts";

const projectRoot = join(import.meta.dirname, "../..");

const replyPromise = "by the next working day";

const { meeting: _meeting, ...withoutMeeting } = siteConfig;

/** Another firm's configuration, without `meeting`. */
const config: SiteConfig = {
  ...withoutMeeting,
  brand: "Northbeam Growth Studios",
  tagline: "Pricing work for industrial firms.",
  defaultTitle: "Pricing for Industrial Firms",
  titleTemplate: "%s | Northbeam",
  articleTitleTemplates: { insight: "%s | Field Notes", caseStudy: "%s | Stories", signal: "%s | Alerts" },
  defaultDescription: "Northbeam helps industrial firms to set their prices.",
  hubName: "The Northern Desk",
  replyHours: { from: 6, to: 8, atMost: 30 },
  replyPromise,
  contactForm: {
    action: "Talk to Northbeam",
    lead: "We read everything.",
    confirmation: `Expect a call ${replyPromise}.`,
    nextStep: `We call you ${replyPromise}.`,
  },
  emails: { sales: "hello@northbeam.example", support: "help@northbeam.example" },
  phone: "+49 30 123456",
  supportHours: "Tue-Sat 10 AM-4 PM CET",
  office: { area: "Mitte", city: "Berlin", country: "Germany" },
  scheduling: {
    timeZone: "Europe/Berlin",
    days: [2, 3, 4, 5, 6],
    opens: "10:00",
    closes: "16:00",
    slotMinutes: 20,
    businessDays: 5,
    holidays: ["2026-12-25"],
  },
  linkedinUrl: "https://www.linkedin.com/company/northbeam-example",
};

const articles: string[] = [];
const newSlug = "one-more-article";
const removedSlug = "intent-driven-cadences";
const newArea = {
  id: "one-more-area",
  title: "One more area",
  body: "B.",
  extendedContent: "E.",
  icon: "funnel",
};

const glossary = "---\ntitle: Terms\ndescription: What they mean.\n---\n## Shelf life\n\nDays.\n";

/** Page copy with every string replaced except the names of steps, areas and tools. */
const replacedCopy = Object.keys(pageCopySchemas).filter(
  (name) => !["approach", "impact-areas", "tools"].includes(name),
);
/** Keys whose values the code depends on; a result's drawing must agree with its `value`. */
const fixedKeys = ["id", "pillar", "caseStudy", "figure", "value"];
const replacedTexts: string[] = [];

/** The new copy still inserts the promise from `site.config.ts`. */
function replaceTexts(value: unknown): unknown {
  if (typeof value === "string") {
    const position = replacedTexts.push(value);
    return value.includes("{{replyPromise}}") ? `Text ${position}, {{replyPromise}}` : `Text ${position}`;
  }
  if (Array.isArray(value)) return value.map(replaceTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, fixedKeys.includes(key) ? part : replaceTexts(part)]),
  );
}

function changeList(value: unknown, key: string, change: (list: unknown[]) => unknown[]): unknown {
  const file = v.parse(v.looseObject({ [key]: v.array(v.unknown()) }), value);
  return { ...file, [key]: change(file[key] ?? []) };
}

const parts = ["src", "public", "package.json", "tsconfig.json", "vite.config.ts"];

/** Writes another firm's copy of the project. Links packages one by one so that caches aren't shared. */
function writeCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), "rebranded-"));
  for (const name of parts) cpSync(join(projectRoot, name), join(copy, name), { recursive: true });
  cpSync(fixtureContent, join(copy, "content"), { recursive: true });
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync(join(projectRoot, "node_modules")))
    if (!name.startsWith("."))
      symlinkSync(join(projectRoot, "node_modules", name), join(copy, "node_modules", name));
  writeFileSync(join(copy, "site.config.ts"), `export const siteConfig = ${JSON.stringify(config)};\n`);
  rmSync(join(copy, `content/insights/${removedSlug}.md`));
  for (const name of readdirSync(join(copy, "content"), { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".md")) continue;
    const file = join(copy, "content", name);
    const text = readFileSync(file, "utf8");
    if (!name.startsWith("legal")) articles.push(text);
    const linked = text.replaceAll(`/read-insight/${removedSlug}`, "/insights");
    writeFileSync(file, linked.replace(/^## .*$/m, "## Another heading"));
  }
  writeFileSync(join(copy, "content/insights", `${newSlug}.md`), `${insightFront()}## One more\n\nText.\n`);
  const order = [
    entryPath("signal", signalSlug),
    entryPath("insight", newSlug),
    entryPath("insight", sampleInsightSlug),
  ];
  writeFileSync(join(copy, "content/reading-order.yaml"), stringify(order));
  writeFileSync(join(copy, "content/glossary.md"), glossary);
  const editCopy = (name: string, edit: (value: unknown) => unknown) => {
    const file = join(copy, "content/page-copy", `${name}.yaml`);
    writeFileSync(file, stringify(edit(parse(readFileSync(file, "utf8")))));
  };
  for (const name of replacedCopy) editCopy(name, replaceTexts);
  editCopy("impact-areas", (value) => changeList(value, "areas", (areas) => [...areas, newArea]));
  editCopy("tools", (value) => changeList(value, "tools", (tools) => tools.slice(0, 2)));
  editCopy("testimonials", (value) => changeList(value, "cards", (cards) => cards.slice(0, 1)));
  return copy;
}

let copy: string;
let server: ReturnType<typeof spawn>;
let origin: string;
beforeAll(async () => {
  copy = writeCopy();
  server = spawn(process.execPath, ["src/server/dev.ts"], {
    cwd: copy,
    env: { PATH: process.env.PATH, PORT: "0", DATA_DIR: join(copy, "data") },
  });
  let output = "";
  origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (address) resolve(address);
    };
    server.stdout?.on("data", read);
    server.stderr?.on("data", read);
    server.on("exit", () => reject(new Error(output)));
  });
});
afterAll(async () => {
  const ended = new Promise((resolve) => server.on("exit", resolve));
  server.kill("SIGTERM");
  await ended;
  rmSync(copy, { recursive: true, force: true });
});

const addresses = [
  ...Object.values(paths),
  schedulePath,
  entryPath("insight", sampleInsightSlug),
  entryPath("caseStudy", caseStudySlugs[0] ?? ""),
  entryPath("signal", signalSlug),
  entryPath("insight", newSlug),
  "/contact?sent=K7M2-9QXD",
  "/nowhere",
];

/** Lists the old strings that must not appear on any page. Excludes those in articles. */
function listOldTexts(): string[] {
  const { brand, tagline, defaultTitle, hubName, contactForm, emails, phone, supportHours, office } =
    siteConfig;
  const titles = Object.values(siteConfig.articleTitleTemplates).map((template) =>
    template.replace("%s", ""),
  );
  const facts = [
    brand,
    tagline,
    defaultTitle,
    hubName,
    siteConfig.replyPromise,
    phone,
    supportHours,
    ...titles,
    "Pricing Notes",
    siteConfig.linkedinUrl,
    contactForm.action,
    ...Object.values(emails),
    office.area,
    office.city,
  ];
  return [...facts, ...replacedTexts.filter((text) => !isShared(text))].filter(
    (text) => !articles.some((article) => article.includes(text)),
  );
}

/** Short labels, categories and strings with configuration values can still appear. */
function isShared(text: string): boolean {
  return text.length < 16 || text.includes("{{") || categories.some(({ label }) => label === text);
}

it("shows none of the old text after the site is rebranded", async () => {
  const old = listOldTexts();
  expect(old.length).toBeGreaterThan(40);
  for (const path of addresses) {
    const response = await fetch(origin + path);
    const html = decodeHTML(await response.text());
    expect(response.status, path).toBe(path === "/nowhere" ? 404 : 200);
    expect(html, path).toContain(config.brand);
    expect(
      old.filter((text) => html.includes(text)),
      path,
    ).toEqual([]);
  }
});

it("shows the promises from site.config.ts on the contact page", async () => {
  const html = await (await fetch(`${origin}/contact?sent=K7M2-9QXD`)).text();
  expect(decodeHTML(html)).toContain(config.contactForm.confirmation);
  expect(html.match(new RegExp(`Text \\d+, ${replyPromise}`, "g"))?.length).toBeGreaterThan(1);
});

it("updates pages after content changes: an added area, fewer tools and testimonials, a deleted article", async () => {
  const home = await (await fetch(`${origin}/`)).text();
  for (const html of [home, await (await fetch(`${origin}/about`)).text()]) {
    expect(html).toContain(newArea.title);
  }
  const sectionOf = (id: string) => home.slice(home.indexOf(`id="${id}"`)).split("</section>")[0];
  expect(sectionOf("tools")?.match(/<li\b/g)).toHaveLength(2);
  expect(sectionOf("testimonials")).not.toContain("<button");
  expect(await (await fetch(`${origin}/insights`)).text()).not.toContain(removedSlug);
});

it("marks a brand with more than ten characters as long", async () => {
  expect(await (await fetch(`${origin}/about`)).text()).toContain(
    '<span data-long="true">Northbeam Growth Studios',
  );
});

it("ends an article with links to its neighbors in the reading order", async () => {
  const readNav = async (path: string) => {
    const { document } = parseHTML(await (await fetch(origin + path)).text());
    const links = document.querySelectorAll('nav[aria-label="Reading order"] a');
    return [...links].map((link) => [textOf(link), link.getAttribute("href")]);
  };
  expect(await readNav(entryPath("insight", newSlug))).toEqual([
    [expect.stringMatching(/^Previous: SMB GTM/), entryPath("signal", signalSlug)],
    [expect.stringMatching(/^Next: .*rhythm/), entryPath("insight", sampleInsightSlug)],
  ]);
  expect(await readNav(entryPath("caseStudy", caseStudySlugs[0] ?? ""))).toEqual([]);
});

it("shows the glossary with its terms as anchors", async () => {
  const { document } = parseHTML(await (await fetch(origin + glossaryPath)).text());
  expect(textOf(document.querySelector("h1"))).toBe("Terms");
  expect(textOf(document.querySelector("#shelf-life"))).toBe("Shelf life");
});
