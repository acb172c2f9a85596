import type { ShareCard } from "../build-output/index.ts";
import { drawingBox, illustration, type Room, sheet, titleBlock } from "./card-measures.ts";

/** Colors that drawings refer to by class. */
const drawnRoles = ["raised", "marker", "ink"] as const;

/** Draws a card without its text or the title block's rules. */
export function drawGround({ colors, drawing, sign }: ShareCard): string {
  const { x, y, width, height } = drawingBox;
  const drawingY = y + (height - illustration.height) / 2;
  return [
    drawnStyle(colors),
    `<path fill="${colors.paper}" d="M0 0H${sheet.width}V${sheet.height}H0z"/>`,
    line(gridPath(sheet.minorGrid), colors.grid),
    line(gridPath(sheet.majorGrid), colors["grid-major"]),
    `<path fill="${colors.sunken}" stroke="${colors.line}" stroke-width="2" d="M${x} ${y}h${width}v${height}h${-width}z"/>`,
    `<path stroke="${colors.category}" stroke-width="1.6" stroke-opacity="0.1" d="${frameGridPath(drawingY)}"/>`,
    place(
      drawing,
      { x, y: drawingY, width: illustration.width, height: illustration.height },
      colors.category,
    ),
    line(cornerPath(), colors.outline, 2),
    `<path fill="${colors.raised}" d="M${titleBlock.x} ${titleBlock.y}h${titleBlock.width}v${titleBlock.height}h${-titleBlock.width}z"/>`,
    place(sign, { x: titleBlock.x + 24, y: titleBlock.y + 44, width: 34, height: 34 }, colors.ink),
  ].join("");
}

export function drawnStyle(colors: Readonly<Record<string, string>>): string {
  const rules = drawnRoles.map((role) => {
    const color = colors[role] ?? "";
    return `.fill-${role}{fill:${color}}.stroke-${role}{stroke:${color}}`;
  });
  return `<style>${rules.join("")}</style>`;
}

function place(svg: string, { x, y, width, height }: Room, color: string): string {
  const bare = svg.replace(/^<svg([^>]*?) width="\d+" height="\d+"/, "<svg$1");
  return bare.replace("<svg", `<svg x="${x}" y="${y}" width="${width}" height="${height}" color="${color}"`);
}

function line(d: string, color: string, width = 1): string {
  return `<path stroke="${color}" stroke-width="${width}" d="${d}"/>`;
}

function gridPath(step: number): string {
  return (
    verticals(step, sheet.width, step, 0, sheet.height) +
    horizontals(step, sheet.height, step, 0, sheet.width)
  );
}

/** Continues the illustration's grid above and below it, to the frame's edges. */
function frameGridPath(drawingY: number): string {
  const { x, y, width, height } = drawingBox;
  const bottom = y + height;
  const below = drawingY + illustration.height;
  return [
    verticals(x + illustration.module, x + width, illustration.module, y, drawingY),
    verticals(x + illustration.module, x + width, illustration.module, below, bottom),
    horizontals(drawingY - illustration.module, drawingY + 1, illustration.module, x, x + width),
    horizontals(below, bottom, illustration.module, x, x + width),
  ].join("");
}

/** Registration marks outside the frame's corners. */
function cornerPath(): string {
  const { x, y, width, height } = drawingBox;
  const [left, right, top, bottom] = [x - 8, x + width + 8, y - 8, y + height + 8];
  return `M${left} ${top + 20}V${top}h20M${right - 20} ${top}h20v20M${right} ${bottom - 20}v20h-20M${left + 20} ${bottom}h-20v-20`;
}

function verticals(from: number, to: number, step: number, top: number, bottom: number): string {
  return range(from, to, step)
    .map((x) => `M${x} ${top}V${bottom}`)
    .join("");
}

function horizontals(from: number, to: number, step: number, left: number, right: number): string {
  return range(from, to, step)
    .map((y) => `M${left} ${y}H${right}`)
    .join("");
}

function range(from: number, to: number, step: number): number[] {
  return Array.from(
    { length: Math.max(0, Math.ceil((to - from) / step)) },
    (_, index) => from + index * step,
  );
}
