import { at, circle, type Point } from "#platform/ui/drafting/svg-paths.ts";
import { type Family, middles, polar } from "./family.ts";
import { Ink } from "./ink.tsx";

// The pipe's center line: straights of 110 and 10, and quarter circles of radius 35.
const RADIUS = 35;
const QUARTER = (Math.PI / 2) * RADIUS;
const LENGTH = 2 * 110 + 2 * 10 + 4 * QUARTER;
const HALF_BORE = 9;
const CENTER: Point = [160, 92];
/** More valves than this would touch. */
const MAX_VALVES = 8;

/** A loop of pipe with valves, or with ticks if there are too many parts. */
export const closedLoop: Family = (count, part) => {
  const places = middles(count).map((share) => placeAt((share - 0.5 / count) * LENGTH));
  const isFew = count <= MAX_VALVES;
  const marks = places.map((place) => (isFew ? valve(place) : tick(place)));
  const needle = polar(CENTER, 13, 135 + 270 * Math.min(1, count / 24));
  return (
    <>
      <Ink as="tint" d={track(HALF_BORE) + track(-HALF_BORE)} />
      <Ink as="line" d={track(HALF_BORE) + track(-HALF_BORE)} />
      <Ink as="axis" d={track(0)} />
      <Ink as={isFew ? "face" : "line"} d={marks.slice(0, part).join("")} />
      <Ink as={isFew ? "hidden" : "faint"} d={marks.slice(part).join("")} />
      <Ink as="marker" d={flow(isFew ? Math.min(100, LENGTH / count - 14) : 100)} />
      <Ink as="face" d={circle(CENTER, 18)} />
      <Ink as="fine" d="M160 74v5M147.3 104.7l3.5-3.5M172.7 104.7l-3.5-3.5M142 92h5m26 0h5" />
      <Ink as="line" d={`M160 92L${at(...needle)}`} />
      <Ink as="point" d={circle(CENTER, 3.5)} />
    </>
  );
};

/** An arrow from the top center that ends before the next valve. */
function flow(end: number): string {
  const { point, heading } = placeAt(end);
  const [left, right] = [150, 210].map((turn) => at(...polar(point, 10, heading + turn)));
  const bend = end > 55 ? `H215A${RADIUS} ${RADIUS} 0 0 1 ` : "L";
  return `M176 52${bend}${at(...point)}M${left}L${at(...point)}L${right}`;
}

interface Place {
  point: Point;
  /** Direction of flow, in degrees. */
  heading: number;
}

/** Returns a point on the center line, clockwise from the top. */
function placeAt(distance: number): Place {
  const legs: Array<[length: number, from: Point, heading: number]> = [
    [55, [160, 52], 0],
    [QUARTER, [215, 87], 0],
    [10, [250, 87], 90],
    [QUARTER, [215, 97], 90],
    [110, [215, 132], 180],
    [QUARTER, [105, 97], 180],
    [10, [70, 97], 270],
    [QUARTER, [105, 87], 270],
    [55, [105, 52], 0],
  ];
  let rest = distance;
  for (const [length, from, heading] of legs) {
    if (rest <= length) {
      if (length !== QUARTER) return { point: polar(from, rest, heading), heading };
      const turn = heading + (rest / QUARTER) * 90;
      return { point: polar(from, RADIUS, turn - 90), heading: turn };
    }
    rest -= length;
  }
  return { point: [160, 52], heading: 0 };
}

function valve({ point, heading }: Place): string {
  const corner = (along: number, across: number) => polar(polar(point, along, heading), across, heading + 90);
  return `M${at(...corner(-9, -11))}L${at(...corner(-9, 11))}L${at(...corner(9, -11))}L${at(...corner(9, 11))}z`;
}

function tick({ point, heading }: Place): string {
  return `M${at(...polar(point, 15, heading - 90))}L${at(...polar(point, HALF_BORE, heading + 90))}`;
}

/** An outline at the distance `out` from the center line. */
function track(out: number): string {
  const radius = RADIUS + out;
  const arc = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  return `M105 ${52 - out}h110${arc(radius, radius)}v10${arc(-radius, radius)}h-110${arc(-radius, -radius)}v-10${arc(radius, -radius)}z`;
}
