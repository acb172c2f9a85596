import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dayMs } from "#platform/time/durations.ts";
import { serveBuild, writeTinyBuild } from "../support/server/tiny-site.ts";

const script = join(import.meta.dirname, "../../scripts/stage-build.mjs");

function keepEarlierAssets(buildDirectory: string): void {
  const code = `import { keepEarlierAssets } from ${JSON.stringify(script)};\nkeepEarlierAssets(${JSON.stringify(buildDirectory)});`;
  execFileSync(process.execPath, ["--input-type=module", "--eval", code]);
}

describe("earlier assets", () => {
  let build: string;
  const assets = () => join(build, "client", "assets");
  const earlier = (name: string) => join(build, "earlier", "assets", name);

  beforeEach(() => {
    build = mkdtempSync(join(tmpdir(), "earlier-assets-"));
    mkdirSync(assets(), { recursive: true });
    writeFileSync(join(assets(), "share-box-1.js"), "export {};");
  });
  afterEach(() => rmSync(build, { recursive: true, force: true }));

  it("keeps earlier assets for 30 days after the last build that used them", () => {
    keepEarlierAssets(build);
    const lastDay = new Date(Date.now() - 29 * dayMs);
    utimesSync(earlier("share-box-1.js"), lastDay, lastDay);
    rmSync(join(assets(), "share-box-1.js"));
    writeFileSync(join(assets(), "share-box-2.js"), "export {};");
    keepEarlierAssets(build);
    expect(existsSync(earlier("share-box-1.js"))).toBe(true);
    expect(existsSync(earlier("share-box-2.js"))).toBe(true);

    const tooOld = new Date(Date.now() - 31 * dayMs);
    utimesSync(earlier("share-box-1.js"), tooOld, tooOld);
    keepEarlierAssets(build);
    expect(existsSync(earlier("share-box-1.js"))).toBe(false);
    expect(existsSync(earlier("share-box-2.js"))).toBe(true);
  });

  it("keeps assets as long as the current build uses them", () => {
    keepEarlierAssets(build);
    const longAgo = new Date(Date.now() - 60 * dayMs);
    utimesSync(join(assets(), "share-box-1.js"), longAgo, longAgo);
    utimesSync(earlier("share-box-1.js"), longAgo, longAgo);
    keepEarlierAssets(build);
    expect(existsSync(earlier("share-box-1.js"))).toBe(true);
  });
});

it("serves hashed files from earlier builds", async () => {
  const tiny = writeTinyBuild();
  mkdirSync(join(tiny.directory, "earlier/assets"), { recursive: true });
  writeFileSync(join(tiny.directory, "earlier/assets/share-box-1.js"), "export {};");
  const site = await serveBuild(tiny.directory);
  const names = ["share-box-1.js", "app.js"];
  const responses = await Promise.all(names.map((name) => fetch(`${site.origin}/assets/${name}`)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(await responses[0]?.text()).toBe("export {};");
  await site.stop();
  tiny.remove();
});
