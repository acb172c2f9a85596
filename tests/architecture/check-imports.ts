import { type Layer, layers } from "./import-table.ts";
import type { ImportLine, PackageLine } from "./read-imports.ts";

/** The layer of a file; `undefined` for a file that has no place in the table. */
export function findLayer(file: string): Layer | undefined {
  return layers.find(({ path }) => file === path || (path.endsWith("/") && file.startsWith(path)));
}

/** Import lines against the table, each as a sentence. Empty when every arrow points the right way. */
export function checkDirections(lines: ImportLine[]): string[] {
  const faults: string[] = [];
  for (const line of lines) {
    const from = findLayer(line.from);
    const to = findLayer(line.to);
    if (!from) faults.push(`${line.from} is in no layer of the table.`);
    else if (!to)
      faults.push(`${line.from}:${line.line} imports ${line.to}, which is in no layer of the table.`);
    else if (to !== from && !allows(from, to, line.typeOnly)) {
      faults.push(`${line.from}:${line.line} imports ${line.to}: ${from.name} may not import ${to.name}.`);
    }
  }
  return faults;
}

function allows(from: Layer, to: Layer, typeOnly: boolean): boolean {
  if (from.mayImport.includes(to.name)) return true;
  // An entry point is part of its feature.
  if (to.name === `${from.name}/index.ts`) return true;
  return typeOnly && (from.mayImportTypes ?? []).includes(to.name);
}

/** Package lines against the table, each as a sentence. Empty when every layer keeps to its packages. */
export function checkPackages(lines: PackageLine[]): string[] {
  return lines.flatMap(({ from, name, line }) => {
    const layer = findLayer(from);
    const isAllowed = layer?.mayUse.some((own) =>
      own === "node:" ? name.startsWith(own) : covers(own, name),
    );
    return isAllowed ? [] : [`${from}:${line} imports ${name}: ${layer?.name ?? "no layer"} may not use it.`];
  });
}

function covers(own: string, name: string): boolean {
  return name === own || name.startsWith(`${own}/`);
}

/** Cycles among files that import each other's values, each as the way around. Types alone make no cycle. */
export function findCycles(lines: ImportLine[]): string[] {
  const next = new Map<string, string[]>();
  for (const line of lines) {
    if (!line.typeOnly) next.set(line.from, [...(next.get(line.from) ?? []), line.to]);
  }
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, way: string[]) => {
    const start = way.indexOf(file);
    if (start >= 0) {
      cycles.push([...way.slice(start), file].join(" -> "));
      return;
    }
    if (done.has(file)) return;
    for (const target of next.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return cycles;
}

const forbiddenFolders = ["utils", "helpers", "lib", "common", "misc", "shared"];

/** Files in a folder whose name says nothing. */
export function findNamelessFolders(files: string[]): string[] {
  return files.filter((file) =>
    file
      .split("/")
      .slice(0, -1)
      .some((folder) => forbiddenFolders.includes(folder)),
  );
}
