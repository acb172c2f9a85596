import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { serverOnly } from "./server-only.ts";

const files = {
  "secret.server.ts": 'export const secret = "for the server alone";',
  "panel.server.tsx": "export const Panel = () => null;",
  "helper.ts": 'import { secret } from "./secret.server.ts";\nexport const help = () => secret;',
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "server-only-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Builds an island whose module is the text given; for the browser, or for the server. */
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

describe("an island that imports what only the server may have", () => {
  it.each([
    ["a module named *.server.ts", "./secret.server.ts", 'export { secret } from "./secret.server.ts";'],
    ["a component named *.server.tsx", "./panel.server.tsx", 'export { Panel } from "./panel.server.tsx";'],
    [
      "one that is loaded later",
      "./secret.server.ts",
      'export const a = () => import("./secret.server.ts");',
    ],
    ["one that another module brings", "./secret.server.ts", 'export { help } from "./helper.ts";'],
    ["a module of Node's", "node:fs", 'import { readFileSync } from "node:fs";\nexport { readFileSync };'],
  ])("stops the browser's build: %s", async (_name, id, text) => {
    await expect(buildIsland(text)).rejects.toThrow(`${id} is for the server alone, and `);
  });

  it("is no fault in the server's build", async () => {
    const code = await buildIsland('export { secret } from "./secret.server.ts";', { ssr: true });
    expect(code).toContain("for the server alone");
  });

  it("is no fault where it takes types alone", async () => {
    const code = await buildIsland(
      'import type { secret } from "./secret.server.ts";\nexport const name: typeof secret = "island";',
    );
    expect(code).toMatch(/["'`]island["'`]/);
    expect(code).not.toContain("for the server alone");
  });
});
