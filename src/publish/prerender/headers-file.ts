import { readdir } from "node:fs/promises";
import { headerPaths } from "#config/index.ts";
import type { Settings } from "#config/settings/index.ts";
import { createHeaderPolicy, headersOfFile } from "#platform/http/security-headers.ts";
import { contentTypeOf, encodeFilePath, pageFile } from "../build-output/index.ts";

/**
 * Renders the `_headers` file for static hosts, with the same headers our own server sends: one rule per page, and per
 * top-level file and folder. No path matches two rules, because hosts disagree on how to combine rules.
 */
export async function renderHeaders(
  folder: string,
  pages: readonly string[],
  settings: Pick<Settings, "siteUrl" | "hsts" | "tagManagerId">,
): Promise<string> {
  const policy = createHeaderPolicy(settings, headerPaths);
  const pageByFile = new Map(pages.map((path) => [pageFile(path), path]));
  const found = await readdir(folder, { withFileTypes: true });
  const rules = found
    .filter(({ name }) => !/\.(br|gz)$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => {
      const page = pageByFile.get(entry.name);
      const path = page ?? encodeFilePath(entry.name) + (entry.isDirectory() ? "/" : "");
      const isPage =
        page !== undefined || pages.some((other) => other.startsWith(path) && path.endsWith("/"));
      const headers = [...headersOfFile(policy, path, isPage)];
      if (!entry.isDirectory()) headers.unshift(["Content-Type", contentTypeOf(page ? entry.name : path)]);
      const pattern = entry.isDirectory() ? `${path}*` : path;
      return `${pattern}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join("")}`;
    });
  return rules.join("\n");
}
