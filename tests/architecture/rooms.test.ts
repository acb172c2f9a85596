import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const projectRoot = join(import.meta.dirname, "../..");

/** From bottom to top: a folder imports only what is before it. `content` and `leads` don't know each other. */
const rooms = ["platform", "config", "content", "leads", "site", "publish", "server"];
const insideRooms: Readonly<Record<string, readonly string[]>> = {
  content: ["fields", "models", "charts", "blocks", "entries", "publication", "compiler"],
  leads: [
    "journeys",
    "forms",
    "bookings",
    "replies",
    "store",
    "mail",
    "delivery",
    "operations",
    "endpoints",
    "cli",
  ],
};

const files = readdirSync(join(projectRoot, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(ts|tsx|css)$/.test(file))
  .map((file) => `src/${file}`);

/** An import from one file of `src` to another, by paths from the project's root. */
interface Import {
  from: string;
  to: string;
  specifier: string;
}

const imports: Import[] = files.flatMap((from) => {
  if (/\.test\.tsx?$/.test(from)) return [];
  const code = readFileSync(join(projectRoot, from), "utf8");
  const specifiers = [...code.matchAll(/(?:from|import|import\()\s*"([.#][^"]*\/[^"]*)"/g)];
  return specifiers
    .map(([, specifier = ""]) => ({ from, to: findTarget(from, specifier), specifier }))
    .filter(({ to }) => to.startsWith("src/"));
});

function findTarget(from: string, specifier: string): string {
  return specifier.startsWith("#")
    ? `src/${specifier.slice(1)}`
    : resolve("/", dirname(from), specifier).slice(1);
}

const folderOf = (file: string, depth: number) => file.split("/").slice(0, -1)[depth] ?? "";

/** Lists the imports of a folder that is not before its importer's. */
function listUpward(order: readonly string[], inside: readonly Import[], depth: number): string[] {
  return inside
    .filter(({ from, to }) => {
      const [importer, target] = [folderOf(from, depth), folderOf(to, depth)];
      return (
        importer !== target && !(order.indexOf(target) < order.indexOf(importer) && order.includes(target))
      );
    })
    .map(({ from, to }) => `${from} imports ${to}`);
}

it("has nothing in src but the seven rooms, and no folder deeper than five", () => {
  const entries = readdirSync(join(projectRoot, "src"));
  expect(entries.sort()).toEqual([...rooms].sort());
  expect(files.filter((file) => dirname(file).split("/").length > 5)).toEqual([]);
});

it("imports only downward between rooms", () => {
  expect(imports.length).toBeGreaterThan(2000);
  expect(listUpward(rooms, imports, 1)).toEqual([]);
  const between = imports.filter(
    ({ from, to }) => folderOf(to, 1) === "content" && folderOf(from, 1) === "leads",
  );
  expect(between).toEqual([]);
});

it("imports from another room by its name, and from its own by a relative path", () => {
  const wrong = imports.filter(({ from, to, specifier }) => {
    const isNamed = specifier.startsWith("#");
    // A stylesheet's `@import` has no names.
    return !from.endsWith(".css") && isNamed === (folderOf(from, 1) === folderOf(to, 1));
  });
  expect(wrong).toEqual([]);
});

it.each(Object.entries(insideRooms))("imports only downward inside %s", (room, order) => {
  const inside = imports.filter(({ from, to }) => folderOf(from, 1) === room && folderOf(to, 1) === room);
  expect(listUpward(order, inside, 2)).toEqual([]);
});

describe("biome.json", () => {
  it("refuses every import of a room above, also of a type, with advice", () => {
    const upward = rooms.flatMap((room, index) =>
      [...rooms.slice(index + 1), ...(room === "leads" ? ["content"] : [])].map((above) => ({ room, above })),
    );
    const refused = lintImports(
      upward.map(({ room, above }) => [`src/${room}/to-${above}.ts`, `#${above}/a.ts`]),
    );
    expect(refused.map(({ path }) => path)).toEqual(
      upward.map(({ room, above }) => `src/${room}/to-${above}.ts`).sort(),
    );
    expect(refused.filter(({ message }) => !/: |, /.test(message))).toEqual([]);
  });

  it("allows every import of a room below", () => {
    const downward = rooms.flatMap((room, index) =>
      rooms.slice(0, index).flatMap((below) => {
        const isAllowed = !(room === "leads" && below === "content") && !(below === "site" && index > 4);
        return isAllowed ? [[`src/${room}/to-${below}.ts`, `#${below}/a.ts`] as const] : [];
      }),
    );
    expect(lintImports(downward)).toEqual([]);
  });

  it("refuses cycles", () => {
    const cycle = lintImports([
      ["src/platform/a.ts", "./b.ts"],
      ["src/platform/b.ts", "./a.ts"],
    ]);
    expect(cycle.map(({ path }) => path)).toEqual(["src/platform/a.ts", "src/platform/b.ts"]);
  });
});

/** Lints files with one type import each, using the project's `biome.json`. */
function lintImports(lines: readonly (readonly [file: string, target: string])[]) {
  const folder = mkdtempSync(join(tmpdir(), "rooms-"));
  try {
    for (const file of ["biome.json", ".gitignore"])
      copyFileSync(join(projectRoot, file), join(folder, file));
    for (const [file, target] of lines) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `export type { A } from "${target}";\n`);
    }
    const biome = join(projectRoot, "node_modules/@biomejs/biome/bin/biome");
    const options = ["lint", "--reporter=json", "--max-diagnostics=none"];
    const { stdout } = spawnSync(process.execPath, [biome, ...options], { cwd: folder, encoding: "utf8" });
    const { diagnostics }: { diagnostics: { message: string; location: { path: string } }[] } =
      JSON.parse(stdout);
    return diagnostics
      .map(({ message, location }) => ({ path: location.path, message }))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
