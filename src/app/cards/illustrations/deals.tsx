import { Dimension, HiddenLine, Marker } from "./pieces.tsx";
import { Sheet } from "./sheet.tsx";

/** Deals: a dovetail joint before it closes; two parts cut to hold each other without glue. */
export function DealsIllustration({ className = "" }: { className?: string }) {
  return (
    <Sheet className={className}>
      <path
        d="M32 36H124V50L160 42V74L124 66V96L160 88V120L124 112V128H32z"
        fill="currentColor"
        fillOpacity="0.09"
      />
      <path d="M288 36H188V50L224 42V74L188 66V96L224 88V120L188 112V128H288z" className="fill-raised" />
      <path
        d="M44 50h62M52 64c20-4 44-4 60 0M44 82h68M50 98c24 4 44 4 62 0M44 114h56"
        strokeWidth="1"
        strokeOpacity="0.35"
      />
      <path d="M238 48v68M250 44c4 24 4 50 0 76M264 44v76M276 50v64" strokeWidth="1" strokeOpacity="0.35" />
      <HiddenLine d="M160 42h64M160 74h64M160 88h64M160 120h64" />
      <Marker d="M164 81h18m-7-5 7 5-7 5" />
      <Dimension x1={124} x2={160} y={146} />
      <Dimension x1={188} x2={224} y={146} />
      <path d="M124 132v8M160 124v16M188 132v8M224 124v16" strokeWidth="1" strokeOpacity="0.5" />
    </Sheet>
  );
}
