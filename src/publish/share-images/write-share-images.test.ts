import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ShareCard } from "../build-output/index.ts";
import { drawCard, writeShareImages } from "./write-share-images.ts";

const ink = "#0e1b2c";
const colors: ShareCard["colors"] = {
  paper: "#ffffff",
  raised: "#ffffff",
  sunken: "#ffffff",
  ink,
  "ink-soft": ink,
  line: ink,
  outline: ink,
  category: ink,
  marker: ink,
  grid: "#1b3fab0f",
  "grid-major": ink,
};

const card: ShareCard = {
  path: "/og/a.png",
  title: "A title",
  facts: [{ caption: "Subject", words: "GTM Strategy" }],
  brand: "Brand",
  sign: '<svg viewBox="0 0 32 32" width="30" height="30"><path d="M0 0h9"/></svg>',
  drawing: '<svg viewBox="0 0 320 180"><path class="fill-raised" d="M0 0h9v9z"/></svg>',
  colors,
};

describe("share images", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "share-images-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const cache = () => join(folder, "cache");
  const draw = async (cards: ShareCard[]) => {
    await writeShareImages(cards, () => join(folder, "site"), cache());
    return new Map(
      await Promise.all(
        cards.map(async ({ path }) => [path, await readFile(join(folder, "site", path))] as const),
      ),
    );
  };

  it("draws PNGs of 1200 x 630 px", async () => {
    const png = (await draw([card])).get("/og/a.png");
    expect(png?.subarray(1, 4).toString()).toBe("PNG");
    expect([png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it("reuses the cached image until its card changes", async () => {
    await draw([card]);
    const [name = ""] = await readdir(cache());
    await writeFile(join(cache(), name), "what was kept");
    expect((await draw([{ ...card, path: "/og/b.png" }])).get("/og/b.png")?.toString()).toBe("what was kept");
  });

  it("re-renders an image when its text changes and deletes unused images", async () => {
    const before = await readdir(cache());
    const png = (await draw([{ ...card, title: "Another title" }])).get("/og/a.png");
    expect(png?.subarray(1, 4).toString()).toBe("PNG");
    const after = await readdir(cache());
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
    expect((await stat(join(cache(), after[0] ?? ""))).size).toBe(png?.byteLength);
  });

  it.each([
    ["markup characters", { title: 'Cost & value <b>"now"</b>' }],
    ["letters that the typeface lacks", { title: "Ärger über Łódź: 市場 and مرحبا 🚀" }],
    ["a figure", { figure: { metric: "+387%", timeframe: "6 Weeks" }, eyebrow: "Case Study" }],
  ])("draws a card with %s", async (_name, words) => {
    const png = (await draw([{ ...card, ...words }])).get("/og/a.png");
    expect([png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});

/** The same text has the same number of outlines at every size. */
async function countOutlines(words: Partial<ShareCard>): Promise<number> {
  const bare = { title: "", facts: [], brand: "", sign: "<svg></svg>", drawing: "<svg></svg>" };
  const svg = await drawCard({ ...card, ...bare, ...words });
  return svg.slice(svg.lastIndexOf("<svg")).split("M").length;
}

it.each(["WMWMWMWMWM", "Northbeam Growth Studios"])(
  "shows the whole name %s on a share image",
  async (name) => {
    expect(await countOutlines({ brand: name })).toBe(await countOutlines({ title: name }));
  },
);

it("truncates a title that is too long for a share image", async () => {
  const [shown, longer] = await Promise.all(
    [60, 90].map((count) => countOutlines({ title: "An endless title ".repeat(count) })),
  );
  expect(shown).toBe(longer);
});
