import { renameSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { expect, it } from "vitest";
import { headerPaths } from "#config/index.ts";
import { readSettings } from "#config/settings/index.ts";
import { createHeaderPolicy } from "#platform/http/security-headers.ts";
import { type SiteFile, type SiteFiles, serveFiles } from "#platform/http/serve-files.ts";
import { sitePlaces } from "#publish/build-output/index.ts";
import { serveBuild, writeTinyBuild } from "#tests/support/server/tiny-site.ts";
import { startListening, stopListening } from "./listen.ts";

const page: SiteFile = {
  path: "/about",
  isPage: true,
  contentType: "text/html; charset=utf-8",
  stored: new Set(["identity"] as const),
  bodies: new Map(),
};

async function servePage(read: SiteFiles["read"]) {
  const errors: unknown[] = [];
  const serve = serveFiles({
    site: { pages: [page.path], all: [page], find: () => page, read },
    policy: createHeaderPolicy(readSettings({}), headerPaths),
    onError: (error) => errors.push(error),
  });
  const server = createServer((request, response) =>
    serve(request, response, () => response.writeHead(200).end("rendered")),
  );
  const origin = await startListening(server, "127.0.0.1", 0);
  return { origin, server, errors, stop: () => stopListening(server, 0) };
}

it("reads a page from disk once for all concurrent requests", async () => {
  let reads = 0;
  let haveAllArrived = () => {};
  const allHaveArrived = new Promise<void>((resolve) => {
    haveAllArrived = resolve;
  });
  const { origin, server, stop } = await servePage(async () => {
    reads += 1;
    await allHaveArrived;
    return Buffer.from("page");
  });
  let arrived = 0;
  server.on("request", () => {
    arrived += 1;
    if (arrived === 50) haveAllArrived();
  });
  const responses = await Promise.all(Array.from({ length: 50 }, () => fetch(`${origin}/about`)));
  expect(await Promise.all(responses.map((response) => response.text()))).toEqual(Array(50).fill("page"));
  expect(reads).toBe(1);
  await stop();
});

it("passes a request to the app and reports the error when a page can't be read", async () => {
  const { origin, errors, stop } = await servePage(() => Promise.reject(new Error("a broken disk")));
  expect(await (await fetch(`${origin}/about`)).text()).toBe("rendered");
  expect(errors).toEqual([new Error("a broken disk")]);
  await stop();
});

it("keeps serving its own pages from disk while another build replaces the folder", async () => {
  const build = writeTinyBuild();
  const site = await serveBuild(build.directory, { memoryBytes: 0 });
  const { folder } = sitePlaces(build.directory);
  const get = async (path: string) => {
    const response = await fetch(site.origin + path);
    return [response.status, await response.text()];
  };
  const before = await get("/about");
  // Without the folder, the tiny app renders the same text.
  renameSync(folder, `${folder}.old`);
  expect(await get("/about")).toEqual(before);
  rmSync(`${folder}.old`, { recursive: true });
  const next = await serveBuild(build.directory, { siteUrl: "https://other.test" });
  expect(await get("/about")).toEqual(before);
  expect((await get("/assets/app.js"))[0]).toBe(200);
  expect(site.logged.filter((line) => line.includes('"err"'))).toEqual([]);
  await next.stop();
  await site.stop();
  build.remove();
});
