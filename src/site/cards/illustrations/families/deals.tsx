import { at } from "#platform/ui/drafting/svg-paths.ts";
import type { Family } from "./family.ts";
import { Ink } from "./ink.tsx";

const TOP = 44;
const BOTTOM = 140;

/** A dovetail joint before it closes. Dashed lines lead from the highlighted tails to their sockets. */
export const deals: Family = (count, part) => {
  const pitch = (BOTTOM - TOP) / count;
  const tails = Array.from({ length: count }, (_, index) => TOP + index * pitch);
  /** The tails' outline, from the board's edge at `x`. */
  const edge = (x: number) =>
    tails
      .map(
        (y) =>
          `V${at(y + pitch * 0.3)}L${at(x + 36, y + pitch * 0.12)}V${at(y + pitch * 0.88)}L${at(x, y + pitch * 0.7)}`,
      )
      .join("");
  const guides = tails.slice(0, part).map((y) => `M164 ${at(y + pitch / 2)}H220`);
  return (
    <>
      <Ink as="tint" d={`M32 ${TOP}H124${edge(124)}V${BOTTOM}H32z`} />
      <Ink as={count > 8 ? "detail" : "line"} d={`M32 ${TOP}H124${edge(124)}V${BOTTOM}H32z`} />
      <Ink as={count > 8 ? "thinFace" : "face"} d={`M288 ${TOP}H188${edge(188)}V${BOTTOM}H288z`} />
      <Ink
        as="faint"
        d="M44 58h62M52 72c20-4 44-4 60 0M44 92h68M50 108c24 4 44 4 62 0M44 126h56M244 52v80M254 54c4 24 4 50 0 76M266 52v82M277 58v66"
      />
      <Ink as="hidden" d={guides.join("")} />
      <Ink as="marker" d="M166 92h17m-7-5 7 5-7 5" />
    </>
  );
};
