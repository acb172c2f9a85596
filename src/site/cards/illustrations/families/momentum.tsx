import { at, circle, type Point } from "#platform/ui/drafting/svg-paths.ts";
import { type Family, middles, polar } from "./family.ts";
import { Ink } from "./ink.tsx";

const CENTER: Point = [160, 92];
/** More spokes than this would fill the wheel, so only the teeth show a higher count. */
const MAX_SPOKES = 12;

/** A flywheel, and the force that turns it. */
export const momentum: Family = (count, part) => {
  const isFew = count <= MAX_SPOKES;
  const spokes = middles(isFew ? count : 6).map((share) => share * 360 - 90 - 180 / (isFew ? count : 6));
  const teeth = middles(isFew ? count * 6 : count).map((share) => share * 360 - 90);
  const arms = spokes.map((angle) => radial(14, 38, angle));
  const lugs = teeth.map((angle) => radial(48, isFew ? 52 : 54, angle));
  return (
    <>
      <Ink as="axis" d="M64 92H256M160 38V146" />
      <Ink as="tint" d={circle(CENTER, 48) + circle(CENTER, 38)} />
      <Ink as="line" d={circle(CENTER, 48) + circle(CENTER, 38)} />
      <Ink as="line" d={(isFew ? arms.slice(0, part) : arms).join("")} />
      <Ink as="hidden" d={isFew ? arms.slice(part).join("") : ""} />
      <Ink as="fine" d={(isFew ? lugs : lugs.slice(0, part)).join("")} />
      <Ink as="faint" d={isFew ? "" : lugs.slice(part).join("")} />
      <Ink as="face" d={circle(CENTER, 14) + circle(CENTER, 5)} />
      <Ink as="marker" d={`${arc(60, -62, 8)}M212.9 94.7l6.4 5.8 6-6.4`} />
      <Ink as="point" d={circle(polar(CENTER, 60, -62), 4.5)} />
      <Ink as="hidden" d={arc(60, 118, 172)} />
    </>
  );
};

function radial(from: number, to: number, angle: number): string {
  return `M${at(...polar(CENTER, from, angle))}L${at(...polar(CENTER, to, angle))}`;
}

function arc(radius: number, from: number, to: number): string {
  return `M${at(...polar(CENTER, radius, from))}A${radius} ${radius} 0 0 1 ${at(...polar(CENTER, radius, to))}`;
}
