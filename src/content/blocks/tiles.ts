import type { BlockDirective, BlockReader } from "./block-definition.ts";
import { type Stat, StatSchema } from "./stat/stat.ts";

/** Maximum number of KPI tiles (spec 9). */
const MAX_TILES = 6;

/** Reads the `::name{…}` lines of a grid. */
export function readTiles(
  grid: BlockDirective,
  reader: BlockReader<unknown>,
  tile: { name: string; minTiles: number },
): Stat[] {
  const line = `\`::${tile.name}{value="…" label="…"}\``;
  const tiles: Stat[] = [];
  for (const node of grid.children) {
    if (node.type === "leafDirective" && node.name === tile.name) {
      const attributes = reader.readAttributes(node, StatSchema);
      if (attributes) tiles.push(attributes);
    } else {
      reader.report(
        node,
        `a ${grid.name} can contain only ${line} lines`,
        `write ${line}, or move this out of the grid`,
      );
    }
  }
  const count = grid.children.length;
  if (count > MAX_TILES) {
    reader.report(
      grid,
      `${count} KPI tiles in one ${grid.name}`,
      `keep the ${MAX_TILES} that matter, and move the others to a table`,
    );
  } else if (count < tile.minTiles) {
    reader.report(
      grid,
      `${count === 0 ? "no tiles" : "only one tile"} in the ${grid.name}`,
      tile.minTiles === 1
        ? `write at least one ${line} line`
        : `write at least ${tile.minTiles} ${line} lines, or ${line} alone without the grid`,
    );
  }
  return tiles;
}
