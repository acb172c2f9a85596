import { arcPath, circlePath, ticksPath } from "./geometry.ts";
import { CenterLine, MarkedNode, Marker } from "./pieces.tsx";
import { Sheet } from "./sheet.tsx";

/** Momentum: a flywheel with its axes, and the push that keeps it turning. */
export function MomentumIllustration({ className = "" }: { className?: string }) {
  return (
    <Sheet className={className}>
      <CenterLine d="M60 90H260M160 8V172" />
      <path
        d={circlePath(160, 90, 58) + circlePath(160, 90, 46)}
        fill="currentColor"
        fillOpacity="0.09"
        fillRule="evenodd"
      />
      <path d={circlePath(160, 90, 14) + circlePath(160, 90, 5)} className="fill-raised" />
      <path d={ticksPath(160, 90, 14, 46, 6)} />
      <path d={ticksPath(160, 90, 46, 51, 36)} strokeWidth="1" strokeOpacity="0.6" />
      <Marker d={`${arcPath(160, 90, 70, 12, 98)}m-6.5-8.5 5 8.9 8-6.6`} />
      <MarkedNode x={174.6} y={21.5} radius={4.5} />
      <path d={arcPath(160, 90, 70, 196, 262)} strokeWidth="1" strokeDasharray="4 4" />
      <path d="M201 49 250 30h34" strokeWidth="1" strokeOpacity="0.7" />
    </Sheet>
  );
}
