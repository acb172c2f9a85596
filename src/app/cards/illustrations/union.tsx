import { CenterLine, Cut, Dimension, Marker } from "./pieces.tsx";
import { Sheet } from "./sheet.tsx";

/** Union: two pipes and the fitting that makes them one line. */
export function UnionIllustration({ className = "" }: { className?: string }) {
  return (
    <Sheet className={className}>
      <Cut x={20} y={62} width={92} height={12} />
      <Cut x={20} y={106} width={92} height={12} />
      <Cut x={208} y={62} width={92} height={12} />
      <Cut x={208} y={106} width={92} height={12} />
      <path d="M20 62H112M20 74H112M20 106H112M20 118H112M300 62H208M300 74H208M300 106H208M300 118H208" />
      <path d="M112 48h14v84h-14zM208 48h-14v84h14z" className="fill-raised" />
      <path d="M132 40h56l6 14v72l-6 14h-56l-6-14V54z" className="fill-raised" />
      <path d="M126 68h68M126 112h68" />
      <path d="M132 40v28m0 44v28M188 40v28m0 44v28" strokeWidth="1" strokeOpacity="0.5" />
      <CenterLine d="M8 90H312" />
      <Marker d="M60 90H256M246 84l10 6-10 6" />
      <Dimension x1={112} x2={208} y={158} />
      <path d="M20 52v76M300 52v76" strokeWidth="1" strokeDasharray="3 3" />
      <path d="M180 48l26-22h30" strokeWidth="1" strokeOpacity="0.7" />
    </Sheet>
  );
}
