import { at, circle, type Point } from "#platform/ui/drafting/svg-paths.ts";
import { type Family, polar, stops } from "./family.ts";
import { Ink } from "./ink.tsx";

const TARGET: Point = [150, 68];
/** More triangles than this would touch. */
const MAX_TRIANGLES = 10;

/** Stations that take a bearing on one point. Highlighted bearings are solid, the others dashed. */
export const communications: Family = (count, part) => {
  const isFew = count <= MAX_TRIANGLES;
  const stations = stops(count).map(
    (share): Point => [44 + 232 * share, 117 + 5 * Math.sin(share * Math.PI)],
  );
  const rays = stations.map((point) => `M${at(...point)}L${at(...TARGET)}`);
  const feet = stations.map(([x, y]) => `M${at(x - 7, y + 13)}h14l-7-13z`);
  const waves = isFew ? stations.map((point) => arc(point, 22) + arc(point, 30)) : [];
  return (
    <>
      <Ink as="faint" d={waves.join("")} />
      <Ink as="line" d={rays.slice(0, part).join("")} />
      <Ink as="hidden" d={rays.slice(part).join("")} />
      <Ink as="axis" d={`M20 117H300M${TARGET[0]} 40V130M110 ${TARGET[1]}H190`} />
      <Ink as="hidden" d={circle(TARGET, 25)} />
      <Ink as="face" d={circle(TARGET, 14)} />
      <Ink as="marker" d={circle(TARGET, 14)} />
      <Ink as="point" d={circle(TARGET, 4.5)} />
      <Ink
        as="face"
        d={isFew ? feet.join("") : stations.map((point) => circle(point, Math.min(4, 90 / count))).join("")}
      />
    </>
  );
};

/** An arc around a station, facing the target. */
function arc(station: Point, radius: number): string {
  const facing = (Math.atan2(TARGET[1] - station[1], TARGET[0] - station[0]) * 180) / Math.PI;
  return `M${at(...polar(station, radius, facing - 20))}A${radius} ${radius} 0 0 1 ${at(...polar(station, radius, facing + 20))}`;
}
