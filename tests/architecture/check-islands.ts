import type { ImportLine } from "./read-imports.ts";

/**
 * Modules of islands' components that something imports which is not hydrated itself: there the component would be on
 * the page and hear nothing. Each as a sentence. An island's component may be part of another island.
 */
export function checkIslandImports(lines: ImportLine[]): string[] {
  const islandModules = new Set(
    lines.filter(({ from, dynamic }) => dynamic && isDeclaration(from)).map(({ to }) => to),
  );
  const importersOf = (file: string) =>
    lines.filter(({ to, typeOnly, dynamic }) => to === file && !typeOnly && !dynamic).map(({ from }) => from);

  /** Whether a file comes to the page as a part of islands alone. */
  const isHydrated = (file: string, seen: readonly string[] = []): boolean => {
    if (islandModules.has(file) || seen.includes(file)) return true;
    const importers = importersOf(file);
    return importers.length > 0 && importers.every((importer) => isHydrated(importer, [...seen, file]));
  };

  return [...islandModules].flatMap((file) =>
    importersOf(file)
      .filter((importer) => !isHydrated(importer))
      .map(
        (importer) => `${importer} imports ${file}, which is hydrated only as an island: import islands.ts.`,
      ),
  );
}

function isDeclaration(file: string): boolean {
  return file.endsWith("/islands.ts");
}
