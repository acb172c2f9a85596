import type { IllustrationVariant } from "../../content/illustration.ts";
import { ai } from "./ai.ts";
import { beyond } from "./beyond.ts";
import { closedLoop } from "./closed-loop.ts";
import { communications } from "./communications.ts";
import { deals } from "./deals.ts";
import { moatArc, signalGrid, speedLines } from "./dividers.ts";
import { growth } from "./growth.ts";
import { measuredGrid } from "./measured-grid.ts";
import { missing } from "./missing.ts";
import { momentum } from "./momentum.ts";
import type { sheetAddresses } from "./sheet-address.ts";
import { union } from "./union.ts";

const illustrations = {
  growth,
  momentum,
  union,
  closedLoop,
  deals,
  communications,
  ai,
} satisfies Record<IllustrationVariant, string>;

/** The lines of an illustration and the grid under them, as SVG. Colors are roles: `var(--color-marker)`. */
export function drawIllustration(variant: IllustrationVariant): string {
  return measuredGrid + illustrations[variant];
}

/**
 * The SVG files that hold all drawings, each under an id, to be shown by `<use href="…#growth">`. A page's
 * selectors do not reach in there; line color and roles come in by inheritance.
 */
export const drawSheets: Record<keyof typeof sheetAddresses, () => string> = {
  illustrations: () =>
    sheet(
      group("grid", keepWeight(measuredGrid)),
      ...Object.entries(illustrations).map(([id, lines]) => group(id, keepWeight(measuredGrid + lines))),
    ),
  dividers: () =>
    sheet(
      ...Object.entries({ moatArc, speedLines, signalGrid }).map(([id, lines]) =>
        group(id, keepWeight(lines)),
      ),
    ),
  scenes: () => sheet(group("beyond", keepWeight(beyond)), group("missing", missing)),
};

function sheet(...groups: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join("")}</svg>`;
}

function group(id: string, lines: string): string {
  return `<g id="${id}">${lines}</g>`;
}

/** Lines that are as thick at every size. */
function keepWeight(lines: string): string {
  return lines.replaceAll(/<(path|rect|circle) /g, '<$1 vector-effect="non-scaling-stroke" ');
}
