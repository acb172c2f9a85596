import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { serverFolders, serverOnly } from "./server-only.ts";

const secret = 'export const secret = "a server secret";';

const files = {
  "secret.server.ts": secret,
  ...Object.fromEntries(serverFolders.map((folder) => [`leads/${folder}/secret.ts`, secret])),
  "observer/secret.ts": secret,
  "node_modules/cart/package.json": '{ "name": "cart", "type": "module", "main": "index.js" }',
  "node_modules/cart/index.js": 'export { secret } from "./store/secret.js";',
  "node_modules/cart/store/secret.js": secret,
  "helper.ts": 'import { secret } from "./secret.server.ts";\nexport const help = () => secret;',
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "server-only-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Builds an island with this source for the browser, or for the server. */
async function buildIsland(text: string, { ssr = false } = {}): Promise<string> {
  writeFileSync(join(root, "island.ts"), text);
  writeFileSync(join(root, "entry.ts"), 'export const load = () => import("./island.ts");');
  const built = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [serverOnly()],
    build: { write: false, ssr, rolldownOptions: { input: "entry.ts", preserveEntrySignatures: "strict" } },
  });
  const outputs = Array.isArray(built) ? built : [built];
  return outputs
    .flatMap((output) => ("output" in output ? output.output : []))
    .map((file) => (file.type === "chunk" ? file.code : ""))
    .join("\n");
}

describe("browser code that imports server code", () => {
  it.each(serverFolders)("stops the build when the module is in a folder named %s", async (folder) => {
    const id = `./leads/${folder}/secret.ts`;
    const message = `${id} is server code, and `;
    await expect(buildIsland(`export { secret } from "${id}";`)).rejects.toThrow(message);
  });

  it.each([
    ["a module named *.server.ts", "./secret.server.ts", 'export { secret } from "./secret.server.ts";'],
    ["a module through another one", "./secret.server.ts", 'export { help } from "./helper.ts";'],
    ["a Node module", "node:fs", 'import { readFileSync } from "node:fs";\nexport { readFileSync };'],
  ])("stops the build when it imports %s", async (_name, id, text) => {
    await expect(buildIsland(text)).rejects.toThrow(`${id} is server code, and `);
  });

  it("is allowed in the server build", async () => {
    const code = await buildIsland('export { secret } from "./secret.server.ts";', { ssr: true });
    expect(code).toContain("a server secret");
  });

  it("is allowed when it imports only types", async () => {
    const code = await buildIsland(
      'import type { secret } from "./secret.server.ts";\nexport const name: typeof secret = "island";',
    );
    expect(code).toMatch(/["'`]island["'`]/);
    expect(code).not.toContain("a server secret");
  });

  it.each([
    ["a folder whose name merely contains a server folder's name", "./observer/secret.ts"],
    ["a package's folders", "cart"],
  ])("doesn't stop the build for %s", async (_name, id) => {
    expect(await buildIsland(`export { secret } from "${id}";`)).toContain("a server secret");
  });
});
