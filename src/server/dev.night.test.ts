import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { takeAwayFilePath } from "#config/index.ts";
import { copyProject, type ProjectCopy, type RunningScript } from "#tests/support/server/project-copy.ts";

describe("the development server", { timeout: 180_000 }, () => {
  let project: ProjectCopy;
  let server: RunningScript;
  beforeAll(async () => {
    project = copyProject();
    server = project.start("dev");
    await until(() => countStarts() === 1);
  });
  afterAll(() => project.remove());

  const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 60_000, interval: 50 });
  const countStarts = () => server.printed.out.match(/Local:/g)?.length ?? 0;
  const request = (path: string, init?: RequestInit) =>
    fetch(server.printed.out.match(/http:\/\/127\.0\.0\.1:\d+/g)?.at(-1) + path, init);

  it("serves pages, forms and files from one origin", async () => {
    const page = await request("/about");
    const html = await page.text();
    expect([page.status, html]).toEqual([200, expect.stringContaining("<h1")]);
    expect(html).toContain('<script type="module" src="/@vite/client"></script>');
    expect(html).toContain('src="/src/site/entry.client.ts"');
    expect((await request("/src/site/entry.client.ts")).status).toBe(200);
    expect((await request("/nowhere")).status).toBe(404);
    expect((await request("/healthz")).status).toBe(200);
    const manifest = await request("/site.webmanifest");
    expect(manifest.headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
    expect(await manifest.json()).toMatchObject({ start_url: "/" });
    const table = await request(takeAwayFilePath("multi-channel-gtm-rhythm-lean-teams", "1.csv"));
    expect(table.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const lead = await request("/api/forms", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        formType: "contact",
        mode: "linkedin",
        linkedinUrl: "linkedin.com/in/asha",
        message: "Hello there",
      }),
    });
    expect([lead.status, await lead.json()]).toMatchObject([200, { ok: true }]);
  });

  it("shows drafts and scheduled articles with a ribbon", async () => {
    const draft = await request("/old/draft");
    expect([draft.redirected, await draft.text()]).toEqual([true, expect.stringContaining(">Draft</p>")]);
    const scheduled = await (await request("/read-insight/published-in-2099")).text();
    expect(scheduled).toContain(">Scheduled for Mar 1, 2099</p>");
    expect(await (await request("/insights")).text()).toContain("/read-insight/published-in-2099");
  });

  it("restarts when server code changes, and reloads the page when app code does", async () => {
    const change = (file: string) => appendFileSync(join(project.folder, file), "// changed\n");
    change("src/server/listen.ts");
    await until(() => countStarts() === 2);
    expect((await request("/about")).status).toBe(200);
    change("src/site/entry.server.tsx");
    await until(() => server.printed.out.includes("reload src/site/entry.server.tsx"));
    expect((await request("/about")).status).toBe(200);
    expect(countStarts()).toBe(2);
  });
});
