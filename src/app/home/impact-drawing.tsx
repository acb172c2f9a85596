import type { ReactNode } from "react";
import type { ImpactIcon } from "../../catalogue/panels/index.ts";
import { arcPath, circlePath } from "../cards/illustrations/geometry.ts";
import { CenterLine, Dimension, MarkedNode, Marker, Nodes, Rise } from "../cards/illustrations/pieces.tsx";
import { Sheet } from "../cards/illustrations/sheet.tsx";

/** The large drawing of an impact area; its title says the same, so it is decoration. */
export function ImpactDrawing({ icon, className }: { icon: ImpactIcon; className: string }) {
  return <Sheet className={className}>{drawings[icon]}</Sheet>;
}

const drawings: Record<ImpactIcon, ReactNode> = {
  /** New ground, surveyed: contours, pegs, and the way to the first stake. */
  "new-market": (
    <>
      <path
        d="M58 116C48 76 90 36 152 40S268 56 270 100 214 144 152 142 66 146 58 116zM90 110c-6-26 22-50 64-48s80 16 80 40-34 28-78 28-60 0-66-20zM124 104c-2-14 14-22 34-20s40 8 38 18-18 14-40 14-30-2-32-12z"
        fill="currentColor"
        fillOpacity="0.05"
      />
      <CenterLine d="M58 116 152 40 270 100 152 142z" />
      <Nodes
        points={[
          [58, 116],
          [152, 40],
          [270, 100],
          [152, 142],
        ]}
      />
      <path d="M160 102V54l30 10-30 10" className="fill-raised" />
      <Marker d="M24 152C58 148 84 138 104 122S142 104 160 102" />
      <MarkedNode x={160} y={102} />
      <Dimension x1={58} x2={270} y={166} />
    </>
  ),
  /** A pipe that narrows where deals wait; the way through is marked. */
  funnel: (
    <>
      <path
        d="M24 38H118L152 70H296V110H152L118 142H24"
        fill="currentColor"
        fillOpacity="0.06"
        className="stroke-current"
      />
      <path
        d="M34 52h18v18H34zM34 81h18v18H34zM34 110h18v18H34zM60 52h18v18H60zM60 81h18v18H60zM60 110h18v18H60zM86 52h18v18H86zM86 81h18v18H86zM86 110h18v18H86zM112 81h18v18h-18z"
        className="fill-raised"
      />
      <path d="M194 60v60M202 60v60M260 60v60M268 60v60" strokeWidth="1.25" />
      <Marker d="M140 90H288m-9-7 9 7-9 7" />
      <MarkedNode x={140} y={90} />
      <Rise x={170} y1={70} y2={110} />
      <Dimension x1={118} x2={152} y={160} />
    </>
  ),
  /** Five channels in one calendar, ending at one person. */
  channels: (
    <>
      <path d="M28 30H150C196 30 196 90 236 90M28 60H150C186 60 196 90 236 90M28 90H236M28 120H150C186 120 196 90 236 90M28 150H150C196 150 196 90 236 90" />
      <path
        d="M50 18V162M80 18V162M110 18V162M140 18V162"
        strokeWidth="1"
        strokeDasharray="4 4"
        strokeOpacity="0.4"
      />
      <Nodes
        points={[
          [50, 30],
          [110, 30],
          [80, 60],
          [50, 90],
          [110, 120],
          [80, 150],
        ]}
      />
      <path d={circlePath(266, 90, 30)} className="fill-raised" />
      <path d={`${circlePath(266, 81, 8)}M250 108a16 14 0 0 1 32 0`} />
      <Marker d="M140 90H229m-9-7 9 7-9 7" />
      <MarkedNode x={140} y={90} />
    </>
  ),
  /** A page of answers under the lens; the one that rises is marked. */
  search: (
    <>
      <path d="M38 24H186V156H38z" className="fill-raised" />
      <path
        d="M54 46h76M54 62h112M54 78h92M54 94h104M54 110h68M54 126h112M54 142h50"
        strokeWidth="1.25"
        strokeOpacity="0.45"
      />
      <path d="M242 124l34 34" strokeWidth="5" />
      <path d={circlePath(208, 90, 46)} className="fill-raised" />
      <path d={circlePath(208, 90, 39)} strokeWidth="1" strokeOpacity="0.5" />
      <path d="M182 112v-8M194 112V98M206 112V92M218 112V84M230 112V74" strokeWidth="1.25" />
      <Marker d="M180 96l14-10 12 2 24-24m-12 0h12v12" />
    </>
  ),
  /** One voice and who hears it; the account that answers is marked. */
  network: (
    <>
      <path
        d={[40, 72, 104, 136].map((radius) => arcPath(84, 92, radius, 42, 138)).join("")}
        strokeWidth="1.25"
        strokeOpacity="0.6"
      />
      <path d="M84 92 132 38 214 34M84 92 180 92 266 118M84 92 140 142 226 150" strokeWidth="1.25" />
      <path d="M132 38 180 92 140 142" strokeWidth="1" strokeOpacity="0.4" />
      <Nodes
        points={[
          [132, 38],
          [214, 34],
          [180, 92],
          [266, 118],
          [140, 142],
          [226, 150],
        ]}
        radius={6}
      />
      <path d={circlePath(84, 92, 24)} className="fill-raised" />
      <path d={`${circlePath(84, 85, 6.5)}M71 106a13 11 0 0 1 26 0`} />
      <Marker d="M112 88C164 60 208 56 262 66m-10-8 10 8-11 6" />
      <MarkedNode x={272} y={68} />
    </>
  ),
  /** One screen, six tiles, each with its own measure; the one that moved is marked. */
  report: (
    <>
      <path d="M36 22H284V150H36zM36 86H284M118.700 22V150M201.300 22V150" className="fill-raised" />
      <path
        d="M50 70h54M50 62l12-8 12 4 16-18M132 70h56M138 70V56M150 70V48M162 70V60M174 70V40M182 70M50 134h54M216 134h54M216 126c14 0 14-22 28-22s14 12 26 12"
        strokeWidth="1.25"
        strokeOpacity="0.7"
      />
      <path d={`${arcPath(77, 132, 24, -90, 0)}M101 132a24 24 0 0 0-24-24M77 132l14-14`} strokeWidth="1.25" />
      <path d={`${circlePath(242, 54, 20)}M242 54V34M242 54l16 12`} strokeWidth="1.25" />
      <path d="M132 134h56" strokeWidth="1.25" strokeOpacity="0.7" />
      <Marker d="M134 124l14-8 12 4 26-24m-12 0h12v12" />
      <Dimension x1={36} x2={284} y={166} />
    </>
  ),
};
