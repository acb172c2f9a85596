import { at, circle, hatch } from "#platform/ui/drafting/svg-paths.ts";
import { type Family, stops } from "./family.ts";
import { Ink } from "./ink.tsx";

const FLOOR = 140;

/** Rising stages, of which the last are hatched. */
export const growth: Family = (count, part) => {
  const width = 160 / count;
  const steps = stops(count).map((share, index) => ({
    x: 80 + index * width,
    height: 18 + 56 * share,
  }));
  const reached = part < count ? steps.slice(-part) : steps.slice(-1);
  const outline = (stages: typeof steps) =>
    stages.map(({ x, height }) => `M${at(x, FLOOR)}v${at(-height)}h${at(width)}V${FLOOR}`).join("");
  return (
    <>
      <Ink as="tint" d={outline(reached)} />
      <Ink
        as="faint"
        d={reached.map(({ x, height }) => hatch(x, FLOOR - height, width, height, 8)).join("")}
      />
      <Ink as="line" d={`M40 44V140H272${outline(steps)}`} />
      <Ink
        as="fine"
        d={`M36 60h8M36 80h8M36 100h8M36 120h8${steps.map(({ x }) => `M${at(x)} 136v8`).join("")}M240 136v8`}
      />
      <Ink as="marker" d="M60 128C104 118 132 106 160 88S214 62 256 48" />
      <Ink as="face" d={circle([60, 128], 4.5)} />
      <Ink as="point" d={circle([256, 48], 5.5)} />
    </>
  );
};
