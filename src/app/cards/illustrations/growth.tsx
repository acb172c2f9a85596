import { Cut, Dimension, MarkedNode, Marker, Nodes, Rise } from "./pieces.tsx";
import { Sheet } from "./sheet.tsx";

/** Growth: stages that rise, the curve over them, and the measured gain. */
export function GrowthIllustration({ className = "" }: { className?: string }) {
  return (
    <Sheet className={className}>
      <Cut x={200} y={70} width={40} height={80} />
      <path d="M40 20V150H272M80 150V126H120V150M120 126V110H160V150M160 110V92H200V150M200 92V70H240V150" />
      <path
        d="M36 40h8M36 60h8M36 80h8M36 100h8M36 120h8M80 146v8M120 146v8M160 146v8M200 146v8M240 146v8"
        strokeWidth="1"
      />
      <Marker d="M60 132C110 124 130 112 160 96S212 62 256 32" />
      <Nodes
        points={[
          [60, 132],
          [160, 96],
        ]}
      />
      <MarkedNode x={256} y={32} />
      <Rise x={284} y1={32} y2={132} />
      <Dimension x1={80} x2={240} y={164} />
    </Sheet>
  );
}
