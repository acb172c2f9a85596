import type { HeroDivider as HeroDividerSettings } from "#content/entries/entry.ts";
import dividers from "./dividers.svg?url";

const accents = { marker: "text-marker", blueprint: "text-brand", category: "text-category" };

/** A drawing along the lower edge of a `relative` hero, cropped at the sides (spec 3). Decorative. */
export function HeroDivider({
  style = "signalGrid",
  accent = "marker",
  opacity = 0.35,
  className = "absolute inset-x-0 bottom-0 h-14 w-full sm:h-20 xl:h-32",
}: Partial<Omit<HeroDividerSettings, "enabled">> & { className?: string }) {
  return (
    <svg
      viewBox="0 0 2160 160"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      opacity={opacity}
      className={`drawing pointer-events-none ${accents[accent]} ${className}`}
      aria-hidden="true"
    >
      <use href={`${dividers}#${style}`} />
    </svg>
  );
}
