import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const projectRoot = join(import.meta.dirname, "../..");

const noSite = "This folder knows nothing of the site: take what it needs as a property or an argument.";
const siteAlone = "site imports only #site.config: move what needs more into the folder that uses it.";
const contentAlone = "content knows no feature and no page: take what it needs as an argument.";
const byIndex = "Another feature or page is imported by its index.ts: export there what you need.";
const noPage = "Only the entries import pages: move what you need to layout, cards or ui.";
const noServer = "Server code never reaches a browser: pass its result as data.";
const byIndexOnServer =
  "A feature, the store and deliveries are imported by their index.ts: export there what you need.";
const builtPages = "Server code gets pages from the built app (loadBuiltApp) and never imports one.";
const noUp =
  "This folder is below the one that it imports: move what both need below both, or take it as an argument.";
const noHttp = "The store knows what is stored, never HTTP: take plain values.";
const noCycle = "This import is part of a cycle.";

const refused = [
  ["src/ui/a.ts", "../site/index.ts", noSite],
  ["src/islands/a.ts", "#site.config", noSite],
  ["src/queries/a.ts", "../leads/index.ts", noSite],
  ["src/ui/b.ts", "../settings/index.ts", noSite],
  ["src/site/a.ts", "../content/dates.ts", siteAlone],
  ["src/content/a.ts", "../leads/index.ts", contentAlone],
  ["src/content/b.ts", "../pages/home/page.tsx", contentAlone],
  ["src/content/c.ts", "./compiler/yaml.ts", noServer],
  ["src/layout/a.ts", "../cards/card-labels.ts", byIndex],
  ["src/pages/home/a.ts", "../about/page.tsx", byIndex],
  ["src/pages/home/b.ts", "../../leads/forms.ts", byIndex],
  ["src/pages/home/c.ts", "../article/hero/meta-row.tsx", byIndex],
  ["src/pages/article/hero/a.ts", "../../about/page.tsx", byIndex],
  ["src/pages/article/hero/b.ts", "../../../layout/document.tsx", byIndex],
  ["src/pages/added-later/a.ts", "../home/page.tsx", byIndex],
  ["src/leads/browser/a.ts", "../../pages/pages.ts", noPage],
  ["src/leads/browser/b.ts", "../server/read-post.ts", noServer],
  ["src/pages/booking/a.ts", "../../store/index.ts", noServer],
  ["src/delivery/a.ts", "../../bookings/zoned-time.ts", byIndexOnServer],
  ["src/cli/a.ts", "../store/leads.ts", byIndexOnServer],
  ["src/server/a.ts", "../pages/pages.ts", builtPages],
  ["src/http/a.ts", "../leads/index.ts", noSite],
  ["src/http/b.ts", "../settings/index.ts", noSite],
  ["src/content/d.ts", "../consent/copy.ts", contentAlone],
  ["src/content/blocks/callout/a.tsx", "../../../leads/browser/form-field.tsx", byIndex],
  ["src/operations/a.ts", "../server/log.ts", noUp],
  ["src/leads/server/a.ts", "../../server/log.ts", noUp],
  ["src/mail/a.ts", "../delivery/channel.ts", noUp],
  ["src/store/a.ts", "../http/refusal.ts", noHttp],
  ["src/store/b.ts", "hono", noHttp],
  ["src/store/sqlite/c.ts", "hono/cors", noHttp],
  ["src/store/sqlite/d.ts", "node:http", noHttp],
  ["src/ui/tabs/a.ts", "./b.ts", noCycle],
  ["src/ui/tabs/b.ts", "./a.ts", noCycle],
] as const;

const allowed = [
  ["src/ui/z.ts", "../islands/island.ts"],
  ["src/site/z.ts", "#site.config"],
  ["src/content/blocks/callout/z.tsx", "../../../leads/browser/index.ts"],
  ["src/pages/home/y.ts", "../about/index.ts"],
  ["src/pages/home/x.ts", "../define-page.ts"],
  ["src/pages/home/w.ts", "./parts/a.ts"],
  ["src/pages/home/v.ts", "../../content/page-copy.ts"],
  ["src/pages/article/hero/y.ts", "../blocks/trend.tsx"],
  ["src/pages/article/hero/z.ts", "../../../content/page-copy.ts"],
  ["src/pages/home/z.ts", "../../leads/browser/index.ts"],
  ["src/leads/browser/z.ts", "../fields.ts"],
  ["src/delivery/z.ts", "../../bookings/server/booking-file.ts"],
  ["src/server/z.ts", "../leads/server/forms-endpoint.ts"],
  ["src/cli/z.ts", "../store/index.ts"],
  ["src/store/z.ts", "../leads/index.ts"],
  ["src/pages/home/home.test.tsx", "../../http/recent.ts"],
] as const;

/** Lints files with one type import each, using the project's `biome.json`. Returns a list of `{file}: {message}`. */
function lintImports(imports: readonly (readonly [file: string, target: string, message?: string])[]) {
  const folder = mkdtempSync(join(tmpdir(), "import-rules-"));
  try {
    for (const file of ["biome.json", ".gitignore"])
      copyFileSync(join(projectRoot, file), join(folder, file));
    for (const [file, target] of imports) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `export type { A } from "${target}";\n`);
    }
    const biome = join(projectRoot, "node_modules/@biomejs/biome/bin/biome");
    const options = ["lint", "--reporter=json", "--max-diagnostics=none"];
    const { stdout } = spawnSync(process.execPath, [biome, ...options], { cwd: folder, encoding: "utf8" });
    const { diagnostics }: { diagnostics: { message: string; location: { path: string } }[] } =
      JSON.parse(stdout);
    return diagnostics.map(({ message, location }) => `${location.path}: ${message}`).sort();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it("rejects imports that break a rule, including type imports, and allows all others", () => {
  const expected = refused.map(([file, , message]) => `${file}: ${message}`).sort();
  expect(lintImports([...refused, ...allowed])).toEqual(expected);
});
