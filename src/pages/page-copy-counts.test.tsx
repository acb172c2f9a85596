import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listIslands } from "../islands/island.ts";
import { loadIslands } from "../islands/render-island.ts";
import { aboutPage } from "./about/page.tsx";
import type { Page } from "./define-page.ts";
import { homePage } from "./home/page.tsx";
import { noRequestData } from "./page-table.ts";

const { areas, files } = vi.hoisted(() => {
  const areas = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"].map((name) => `Area ${name}`);
  const listAreas = areas.map(
    (title, position) =>
      `  - { id: area-${position}, title: ${title}, body: B, extendedContent: E, icon: funnel }\n`,
  );
  const files = {
    "impact-areas.yaml": `heading: Areas\nlead: L\nareas:\n${listAreas.join("")}`,
    "tools.yaml":
      "heading: Tools\nlead: L\ntools:\n  - { name: Sheet, icon: googlesheets }\n  - { name: Hub, icon: hubspot }\n",
    "testimonials.yaml":
      "heading: Voices\nlead: L\ncards:\n  - { name: A VP, title: A company, message: One voice }\n",
  };
  return { areas, files };
});

const root = vi.hoisted(() => ({ folder: "" }));
afterAll(() => rmSync(root.folder, { recursive: true, force: true }));

vi.mock("../content/content.server.ts", async () => {
  const { compileContent } = await import("../content/compiler/compile-content.ts");
  root.folder = mkdtempSync(join(tmpdir(), "page-copy-"));
  const pageCopyDir = join(root.folder, "content", "page-copy");
  mkdirSync(pageCopyDir, { recursive: true });
  cpSync("tests/content/page-copy", pageCopyDir, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(pageCopyDir, name), text);
  const contentDir = join(root.folder, "content");
  const { pageCopy, errors } = await compileContent({ contentDir, publicDir: "public" });
  const none = () => [];
  return {
    pageCopy,
    errors: errors.filter(({ file }) => file.startsWith("content/page-copy/")),
    listEntries: none,
    listEntriesOfKind: none,
  };
});

beforeAll(() => loadIslands(listIslands(import.meta.glob("../**/islands.ts", { eager: true }))));

async function render(page: Page, path: string): Promise<string> {
  const loaded = await page.load(new URL(path, "https://example.test"), noRequestData);
  return renderToStaticMarkup(loaded?.renderBody());
}

/** The HTML from an id to the end of its section. */
const sectionOf = (html: string, id: string) =>
  html.slice(html.indexOf(`id="${id}"`)).split("</section>")[0] ?? "";

test("seven impact areas, two tools and one testimonial compile without errors", async () => {
  const content: unknown = await import("../content/content.server.ts");
  expect(content).toMatchObject({ errors: [] });
});

test("the home page shows seven impact areas, two tools and one testimonial", async () => {
  const html = await render(homePage, "/");
  for (const area of areas) expect(sectionOf(html, "impact")).toContain(area);
  expect(sectionOf(html, "impact").match(/class="impact-panel"/g)).toHaveLength(7);
  expect(sectionOf(html, "tools").match(/<li/g)).toHaveLength(2);
  const testimonials = sectionOf(html, "testimonials");
  expect(testimonials.match(/<li/g)).toHaveLength(1);
  expect(testimonials).toContain("One voice");
  expect(testimonials).not.toContain("<button");
});

test("the About page shows seven motions", async () => {
  const html = await render(aboutPage, "/about");
  expect(html.match(/role="tab"[^>]*>Area /g)).toHaveLength(areas.length);
});
