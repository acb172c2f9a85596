import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import {
  copyProject,
  killGroup,
  type ProjectCopy,
  type RunningScript,
} from "../support/server/project-copy.ts";

// Runs the real scripts on a copy of the project. Later tests depend on earlier ones.
describe("a failed build", { timeout: 120_000 }, () => {
  let project: ProjectCopy;
  let server: RunningScript;
  let origin: string;
  let whole: Record<string, string>;
  let article: { file: string; text: string; path: string };
  const diagnostic = () => `${article.file}:2:1  \`title\` is missing`;

  beforeAll(async () => {
    project = copyProject();
    const [name = ""] = readdirSync(join(project.folder, "content/insights")).sort();
    const file = `content/insights/${name}`;
    const text = readFileSync(join(project.folder, file), "utf8");
    article = { file, text, path: `/read-insight/${name.replace(".md", "")}` };
    // Updates a stale build.
    server = project.start("start");
    origin = await readOrigin(server);
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    whole = project.hashFiles("build");
    expect(Object.keys(whole).length).toBeGreaterThan(50);
  }, 120_000);
  afterAll(() => project.remove());

  const write = (text: string) => writeFileSync(join(project.folder, article.file), text);
  const breakArticle = () => write(article.text.replace(/^title:/m, "titel:"));
  const expectOldBuild = () => {
    expect(project.hashFiles("build")).toEqual(whole);
    expect(project.listBuilds()).toEqual(["build"]);
  };

  it("keeps the old build when prerendering fails", async () => {
    const start = project.start("start", { SITE_URL: "example.com" });
    expect(await start.ended).toBe(1);
    expect(start.printed.err).toContain("SITE_URL");
    expectOldBuild();
  });

  it("prints file, line and fix, exits with 1 and keeps the old build when the content has an error", async () => {
    breakArticle();
    const build = project.start("build");
    expect(await build.ended).toBe(1);
    expect(build.printed.err).toContain(diagnostic());
    expectOldBuild();
  });

  it("makes npm run build, start and dev report every misspelled key in site.config.ts", async () => {
    const keys = ["emails", "office", "contactForm", "scheduling", "hubName"];
    const file = join(project.folder, "site.config.ts");
    const config = readFileSync(file, "utf8");
    const misspelled = keys.reduce((text, key) => text.replace(`  ${key}:`, `  x${key}:`), config);
    writeFileSync(file, misspelled);
    onTestFinished(() => writeFileSync(file, config));
    for (const name of ["build", "start", "dev"]) {
      const run = project.start(name);
      for (const key of keys) {
        const problem = `site.config.ts: unknown key \`x${key}\`  ->  did you mean \`${key}\`?`;
        await vi.waitUntil(() => run.printed.err.includes(problem), 30_000);
      }
      if (name === "dev") killGroup(run.child);
      else expect(await run.ended).toBe(1);
      expect(run.printed.err).not.toMatch(/TypeError|hubName}}/);
    }
    expectOldBuild();
  });

  it("makes npm start serve the old build and print why", async () => {
    server = project.start("start");
    origin = await readOrigin(server);
    await vi.waitUntil(() => server.printed.err.includes("THE BUILD FAILED"), 30_000);
    await vi.waitUntil(() => /"fault":.*\n/.test(server.printed.out), 30_000);
    expect(server.printed.err).toContain(diagnostic());
    const line = server.printed.out.split("\n").find((text) => text.includes('"fault":'));
    expect(JSON.parse(line ?? "")).toMatchObject({
      msg: "the build failed; serving the last good build. Fix the error, then restart.",
      fault: expect.stringContaining(diagnostic()),
    });
    expect((await fetch(origin + article.path)).status).toBe(200);
    const ready = await fetch(`${origin}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([
      200,
      { ok: true, warnings: ["The build failed, so the last good build is being served. See the log."] },
    ]);
    expectOldBuild();
  });

  it("makes npm start reject an old build made for a different public URL", async () => {
    const start = project.start("start", { SITE_URL: "https://other.example" });
    expect(await start.ended).toBe(1);
    expect(start.printed.err).toContain(diagnostic());
    expect(start.printed.err).toMatch(
      /The build failed \(see above\), .*\nThe pages were prerendered for http:\/\/localhost:3000, but SITE_URL is https:\/\/other\.example\./,
    );
  });

  it("makes npm start exit with 1 when there is no older build", async () => {
    renameSync(join(project.folder, "build"), join(project.folder, "elsewhere"));
    const start = project.start("start");
    expect(await start.ended).toBe(1);
    expect(start.printed.err).toContain(diagnostic());
    expect(start.printed.err).toContain("there is no earlier one to serve");
    expect(project.listBuilds()).toEqual([]);
    renameSync(join(project.folder, "elsewhere"), join(project.folder, "build"));
  });

  it("keeps the old build when killed with SIGKILL", async () => {
    write(article.text);
    const build = project.start("build");
    const staged = `build.next-${build.child.pid}`;
    const half = join(project.folder, staged, "site.new/index.html");
    await vi.waitUntil(() => existsSync(half), { timeout: 60_000 });
    killGroup(build.child);
    await build.ended;
    expect(project.listBuilds()).toEqual(["build", staged]);
    expect(project.hashFiles("build")).toEqual(whole);
  });

  it("is followed by a successful build that removes leftovers and doesn't affect a running server", async () => {
    write(article.text.replace(/^title:.*$/m, "title: A new title"));
    const tagBefore = (await fetch(origin + article.path)).headers.get("ETag");
    const build = project.start("build");
    expect(await build.ended).toBe(0);
    expect(project.listBuilds()).toEqual(["build"]);
    expect((await fetch(origin + article.path)).headers.get("ETag")).toBe(tagBefore);
    // This page is rendered per request, but with the content of the old build.
    const rendered = await fetch(`${origin}${article.path}?read=1`);
    expect([rendered.status, (await rendered.text()).includes("A new title")]).toEqual([200, false]);
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);

    const next = project.start("start");
    const page = await fetch((await readOrigin(next)) + article.path);
    expect(await page.text()).toContain("A new title");
    expect(next.printed.err).toBe("");
  });
});

async function readOrigin({ child, printed }: RunningScript): Promise<string> {
  while (child.exitCode === null) {
    const found = /The site is at (http:\S+)/.exec(printed.out)?.[1];
    if (found) return found;
    await wait(20);
  }
  throw new Error(`npm start ended with ${child.exitCode}:\n${printed.out}${printed.err}`);
}
