import { at, circle, type Point } from "#platform/ui/drafting/svg-paths.ts";
import { type Family, middles } from "./family.ts";
import { Ink } from "./ink.tsx";

const LAYER: readonly Point[] = [
  [160, 76],
  [160, 108],
];

/** A chip with many leads and one path out. Highlighted leads are solid, the others dashed. */
export const ai: Family = (count, part) => {
  const inputs = middles(count).map((share): Point => [128, 46 + 92 * share]);
  const radius = Math.min(4.5, 36 / count);
  const taken = inputs[Math.floor((count - 1) / 2)] ?? [128, 92];
  const leads = inputs.map(([, y], index) => `M104 ${at(y)}H${index % 2 ? 36 : 24}`);
  const mesh = inputs.flatMap((input) => LAYER.map((node) => `M${at(...input)}L${at(...node)}`));
  const ends = inputs.map(([, y], index): Point => [index % 2 ? 36 : 24, y]);
  return (
    <>
      <Ink as="face" d="M104 44H216V140H104z" />
      <Ink as="faint" d="M112 52H208V132H112zM104 44l8 8M216 44l-8 8M104 140l8-8M216 140l-8-8" />
      <Ink as="detail" d={leads.slice(0, part).join("")} />
      <Ink as="hidden" d={leads.slice(part).join("")} />
      <Ink
        as="detail"
        d="M216 66h36l18-18h26M216 118h36l18 18h26M130 44v-6m30 6v-6m30 6v-6M130 140v6m30-6v6m30-6v6"
      />
      <Ink as="faint" d={`${mesh.join("")}M160 108L192 92`} />
      <Ink as="marker" d={`M${at(40, taken[1])}H128L160 76 192 92H300M290 86l10 6-10 6`} />
      <Ink
        as="face"
        d={
          [...inputs, ...ends].map((point) => circle(point, radius)).join("") +
          LAYER.map((node) => circle(node, 4.5)).join("")
        }
      />
      <Ink as="point" d={circle([192, 92], 5.5)} />
    </>
  );
};
