import { type Room, rooms } from "./import-table.ts";
import type { ImportLine, PackageLine } from "./read-imports.ts";

/** The room a file belongs to; `undefined` for a file that has no place in the house. */
export function findRoom(file: string): Room | undefined {
  return rooms.find(
    (room) => file === room.place || (room.place.endsWith("/") && file.startsWith(room.place)),
  );
}

/** Import lines against the table, each as a sentence. Empty when every arrow points the right way. */
export function checkDirections(lines: ImportLine[]): string[] {
  const faults: string[] = [];
  for (const line of lines) {
    const from = findRoom(line.from);
    const to = findRoom(line.to);
    if (!from) faults.push(`${line.from} lies in no room of the house.`);
    else if (!to)
      faults.push(`${line.from}:${line.line} imports ${line.to}, which lies in no room of the house.`);
    else if (to !== from && !allows(from, to, line.typeOnly)) {
      faults.push(`${line.from}:${line.line} imports ${line.to}: ${from.name} may not import ${to.name}.`);
    }
  }
  return faults;
}

function allows(from: Room, to: Room, typeOnly: boolean): boolean {
  if (from.mayImport.includes(to.name)) return true;
  // A face is part of its feature.
  if (to.name.endsWith("/face") && from.name === to.name.replace("/face", "")) return true;
  return typeOnly && (from.mayImportTypes ?? []).includes(to.name);
}

/** Package lines against the table, each as a sentence. Empty when every room keeps to its packages. */
export function checkPackages(lines: PackageLine[]): string[] {
  return lines.flatMap(({ from, name, line }) => {
    const room = findRoom(from);
    const isAllowed = room?.mayUse.some((own) =>
      own === "node:" ? name.startsWith(own) : covers(own, name),
    );
    return isAllowed ? [] : [`${from}:${line} imports ${name}: ${room?.name ?? "no room"} may not use it.`];
  });
}

function covers(own: string, name: string): boolean {
  return name === own || name.startsWith(`${own}/`);
}

/** Circles among files that import each other's values, each as the way around. Types alone make no circle. */
export function findCircles(lines: ImportLine[]): string[] {
  const next = new Map<string, string[]>();
  for (const line of lines) {
    if (!line.typeOnly) next.set(line.from, [...(next.get(line.from) ?? []), line.to]);
  }
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: string[]) => {
    const start = way.indexOf(file);
    if (start >= 0) {
      circles.push([...way.slice(start), file].join(" -> "));
      return;
    }
    if (done.has(file)) return;
    for (const target of next.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return circles;
}

const forbiddenFolders = ["utils", "helpers", "lib", "common", "misc", "shared"];

/** Files that lie in a folder named after nothing. */
export function findNamelessFolders(files: string[]): string[] {
  return files.filter((file) =>
    file
      .split("/")
      .slice(0, -1)
      .some((folder) => forbiddenFolders.includes(folder)),
  );
}
