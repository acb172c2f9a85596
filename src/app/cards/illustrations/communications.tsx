import { arcPath, circlePath } from "./geometry.ts";
import { CenterLine, Dimension, MarkedNode, Nodes } from "./pieces.tsx";
import { Sheet } from "./sheet.tsx";

/** Communications: three stations take a bearing on one point; the market, surveyed. */
export function CommunicationsIllustration({ className = "" }: { className?: string }) {
  return (
    <Sheet className={className}>
      <path
        d={[24, 36, 48].map((radius) => arcPath(56, 136, radius, 30, 100)).join("")}
        strokeWidth="1.25"
        strokeOpacity="0.6"
      />
      <path
        d={[20, 32].map((radius) => arcPath(152, 144, radius, -12, 60)).join("")}
        strokeWidth="1.25"
        strokeOpacity="0.6"
      />
      <path
        d={[24, 36, 48].map((radius) => arcPath(276, 136, radius, -84, -16)).join("")}
        strokeWidth="1.25"
        strokeOpacity="0.6"
      />
      <path d="M56 136 198 58 152 144M198 58 276 136" />
      <CenterLine d="M20 136H300M198 12V120M160 58H244" />
      <path d={circlePath(198, 58, 26)} strokeWidth="1" strokeDasharray="4 4" />
      <path d={circlePath(198, 58, 14)} className="fill-raised stroke-marker" strokeWidth="2.5" />
      <MarkedNode x={198} y={58} radius={4.5} />
      <path d="M48 150h16l-8-14zM144 158h16l-8-14zM268 150h16l-8-14z" className="fill-raised" />
      <Nodes
        points={[
          [56, 136],
          [152, 144],
          [276, 136],
        ]}
        radius={4}
      />
      <Dimension x1={56} x2={276} y={168} />
    </Sheet>
  );
}
