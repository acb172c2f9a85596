import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendRaw } from "#tests/support/platform/send-raw.ts";
import {
  type ServedSite,
  serveBuild,
  type TinyBuild,
  writeTinyBuild,
} from "#tests/support/server/tiny-site.ts";

const names = [
  ...["a@b", "a+b", "a&b", "a;b", "a[b]", "a%b", "a%40b", "a b", "日本", "a#b", "a?b", 'a"b', "a{b}"],
].map((name) => `${name}.txt`);

describe("serving files from public/", () => {
  let build: TinyBuild;
  let site: ServedSite;

  beforeAll(async () => {
    build = writeTinyBuild();
    const folder = join(build.directory, "client", "files & more");
    mkdirSync(folder);
    for (const name of names) writeFileSync(join(folder, name), name);
    globalThis.tinySitePicture = "/files%20&%20more/a@b.txt";
    site = await serveBuild(build.directory);
  });
  afterAll(async () => {
    globalThis.tinySitePicture = undefined;
    await site.stop();
    build.remove();
  });

  const get = async (target: string) => {
    const response = await sendRaw(
      site.origin,
      `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    const [head = "", body = ""] = response.split("\r\n\r\n");
    return { status: Number(head.split(" ")[1]), body };
  };

  /** The path as a browser sends it for a link with as little encoding as possible. */
  const asTyped = (name: string) =>
    new URL(`http://a/${name.replaceAll("%", "%25").replaceAll("?", "%3F").replaceAll("#", "%23")}`).pathname;
  const everyByte = (name: string) =>
    [...Buffer.from(name)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");

  it.each(names)("finds %s by every percent-encoding of its path", async (name) => {
    const paths = [
      `/files%20&%20more${asTyped(name)}`,
      `/files%20%26%20more/${encodeURIComponent(name)}`,
      `/${everyByte("files & more")}/${everyByte(name)}`,
      `/files%20&%20more${asTyped(name)}?v=2`,
    ];
    for (const path of paths) {
      const { status, body } = await get(path);
      expect({ path, status, body }).toEqual({ path, status: 200, body: expect.stringContaining(name) });
    }
  });

  it.each([
    "/files%20&%20more/a%252540b.txt",
    "/files%20&%20more%2Fa@b.txt",
    "/%2E%2E/server/index.js",
    "/files%20&%20more/../../server/index.js",
    "/files%20&%20more/..%2f..%2fserver%2findex.js",
    "/files%20&%20more/%E0%A4%A.txt",
    "/%E0%A4%A",
    "/favicon.svg%00",
  ])("doesn't find a file at %s", async (path) => {
    expect([400, 404]).toContain((await get(path)).status);
  });
});
