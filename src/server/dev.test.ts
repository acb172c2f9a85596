import { spawn } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { copyProject } from "../../tests/support/project-copy.ts";

it("the development server serves pages, forms and prerendered files from one origin", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "dev-test-"));
  const child = spawn(process.execPath, [join(import.meta.dirname, "dev.ts")], {
    cwd: join(import.meta.dirname, "../.."),
    env: { PATH: process.env.PATH, PORT: "0", DATA_DIR: dataDir },
  });
  let said = "";
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      said += chunk;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (address) resolve(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("exit", () => reject(new Error(said)));
  });

  const page = await fetch(`${origin}/about`);
  const html = await page.text();
  expect([page.status, html]).toEqual([200, expect.stringContaining("<h1")]);
  expect(html).toContain('<script type="module" src="/@vite/client"></script>');
  expect(html).toContain('src="/src/entry.client.ts"');
  expect((await fetch(`${origin}/src/entry.client.ts`)).status).toBe(200);
  expect((await fetch(`${origin}/nowhere`)).status).toBe(404);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  const manifest = await fetch(`${origin}/site.webmanifest`);
  expect(manifest.headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
  expect(await manifest.json()).toMatchObject({ start_url: "/" });
  const lead = await fetch(`${origin}/api/forms`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      ...{ formType: "contact", mode: "linkedin" },
      ...{ linkedinUrl: "linkedin.com/in/asha", message: "Hello there" },
    }),
  });
  expect([lead.status, await lead.json()]).toMatchObject([200, { ok: true }]);

  const ended = new Promise((resolve) => child.on("exit", resolve));
  child.kill("SIGTERM");
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
});

it("the development server restarts only when code that it imports changes", async () => {
  const project = copyProject();
  const { printed } = project.start("dev");
  const countStarts = () => printed.out.match(/Local:/g)?.length ?? 0;
  const change = (file: string) => appendFileSync(join(project.folder, file), "// changed\n");
  const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 60_000, interval: 50 });
  await until(() => countStarts() === 1);
  change("src/server/listen.ts");
  await until(() => countStarts() === 2);
  const origin = printed.out.match(/http:\/\/127\.0\.0\.1:\d+/g)?.at(-1);
  expect((await fetch(`${origin}/about`)).status).toBe(200);
  change("src/entry.server.tsx");
  await until(() => printed.out.includes("reload src/entry.server.tsx"));
  expect((await fetch(`${origin}/about`)).status).toBe(200);
  expect(countStarts()).toBe(2);
  project.remove();
}, 180_000);
