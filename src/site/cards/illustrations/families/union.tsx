import { at, hatch } from "#platform/ui/drafting/svg-paths.ts";
import { type Family, middles } from "./family.ts";
import { Ink } from "./ink.tsx";

/** Height of the outlet. */
const OUTLET = 24;

/** Pipes, and the fitting that joins them into one. */
export const union: Family = (count, part) => {
  const bore = Math.min(12, (80 / count) * 0.55);
  const centers = middles(count).map((share) => 52 + 80 * share);
  const pipes = centers.map((y) => `M20 ${at(y - bore / 2)}H112M20 ${at(y + bore / 2)}H112`);
  const hatching = centers.map((y) => (bore > 10 ? hatch(20, y - bore / 2, 92, bore, 8) : ""));
  const [first = 92] = centers;
  return (
    <>
      <Ink as="faint" d={hatching.join("") + hatch(208, 80, 92, OUTLET, 8)} />
      <Ink as="line" d={`${pipes.slice(0, part).join("")}M300 80H208M300 104H208`} />
      <Ink as="hidden" d={pipes.slice(part).join("")} />
      <Ink as="face" d="M112 46h14v92h-14zM208 68h-14v48h14z" />
      <Ink as="face" d="M132 44h36l26 22v52l-26 22h-36l-6-12V56z" />
      <Ink as="faint" d="M132 44v96M168 44v96" />
      <Ink as="fine" d="M20 46v92M300 72v40" />
      <Ink as="axis" d="M8 92H312" />
      <Ink as="marker" d={`M28 ${at(first)}H126C150 ${at(first)} 146 92 172 92H288M278 86l10 6-10 6`} />
    </>
  );
};
