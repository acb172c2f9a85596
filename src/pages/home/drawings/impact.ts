import { arcPath, circlePath } from "../../../cards/illustrations/geometry.ts";
import type { ImpactIcon } from "../copy.ts";
import type { Stroke } from "../drawing.tsx";
import { axis, markedNode, marker, measure, nodes, thin } from "./pieces.ts";

/** The drawing of each impact area, on the sheet of the illustrations (320 x 180). */
export const impactDrawings: Record<ImpactIcon, readonly Stroke[]> = {
  /** New ground, surveyed: contours, pegs, and the way to the first stake. */
  "new-market": [
    {
      d: "M58 116C48 76 90 36 152 40S268 56 270 100 214 144 152 142 66 146 58 116zM90 110c-6-26 22-50 64-48s80 16 80 40-34 28-78 28-60 0-66-20zM124 104c-2-14 14-22 34-20s40 8 38 18-18 14-40 14-30-2-32-12z",
      fill: "tint",
    },
    axis("M58 116 152 40 270 100 152 142z"),
    nodes([
      [58, 116],
      [152, 40],
      [270, 100],
      [152, 142],
    ]),
    { d: "M160 102V54l30 10-30 10", fill: "raised" },
    marker("M24 152C58 148 84 138 104 122S142 104 160 102"),
    markedNode(160, 102),
    measure(58, 270, 157),
  ],
  /** A pipe that narrows where deals wait; the way through is marked. */
  funnel: [
    { d: "M24 38H118L152 70H296V110H152L118 142H24", fill: "tint" },
    {
      d: "M34 52h18v18H34zM34 81h18v18H34zM34 110h18v18H34zM60 52h18v18H60zM60 81h18v18H60zM60 110h18v18H60zM86 52h18v18H86zM86 81h18v18H86zM86 110h18v18H86zM112 81h18v18h-18z",
      fill: "raised",
    },
    thin("M194 60v60M202 60v60M260 60v60M268 60v60", 1, 1.25),
    marker("M140 90H288m-9-7 9 7-9 7"),
    markedNode(140, 90),
    thin("M164 70h12M164 110h12M170 70V110M167 76l3-6 3 6M167 104l3 6 3-6", 0.7),
    measure(118, 152, 160),
  ],
  /** Five channels in one calendar, ending at one person. */
  channels: [
    {
      d: "M28 30H136C182 30 176 90 206 90M28 60H136C172 60 176 90 206 90M28 90H140M28 120H136C172 120 176 90 206 90M28 150H136C182 150 176 90 206 90",
    },
    { d: "M50 18V162M80 18V162M110 18V162M140 18V162", width: 1, dash: "4 4", opacity: 0.4 },
    nodes([
      [50, 30],
      [110, 30],
      [80, 60],
      [50, 90],
      [110, 120],
      [80, 150],
    ]),
    { d: circlePath(266, 90, 30), fill: "raised" },
    { d: `${circlePath(266, 81, 8)}M250 108a16 14 0 0 1 32 0` },
    marker("M140 90H229m-9-7 9 7-9 7"),
    markedNode(140, 90),
  ],
  /** A page of answers under the lens; the one that rises is marked. */
  search: [
    { d: "M38 24H186V156H38z", fill: "raised" },
    thin("M54 46h76M54 62h112M54 78h92M54 94h104M54 110h68M54 126h112M54 142h50", 0.45, 1.25),
    { d: "M240.5 122.5l32 32", width: 5 },
    { d: circlePath(208, 90, 46), fill: "raised" },
    thin(circlePath(208, 90, 39), 0.5),
    thin("M182 112v-8M194 112V98M206 112V92M218 112V84M230 112V74", 1, 1.25),
    marker("M180 96l14-10 12 2 24-24m-12 0h12v12"),
  ],
  /** One voice and who hears it; the account that answers is marked. */
  network: [
    thin([40, 72, 104].map((radius) => arcPath(84, 92, radius, 55, 125)).join(""), 0.6, 1.25),
    thin("M84 92 132 38 214 34M84 92 180 92 266 118M84 92 140 142 226 150", 1, 1.25),
    thin("M132 38 180 92 140 142", 0.4),
    nodes(
      [
        [132, 38],
        [214, 34],
        [180, 92],
        [266, 118],
        [140, 142],
        [226, 150],
      ],
      6,
    ),
    { d: circlePath(84, 92, 24), fill: "raised" },
    { d: `${circlePath(84, 85, 6.5)}M71 106a13 11 0 0 1 26 0` },
    marker("M112 88C164 60 208 56 262 66m-10-8 10 8-11 6"),
    markedNode(272, 68),
  ],
  /** One screen, six tiles, each with its own measure; the one that moved is marked. */
  report: [
    { d: "M36 22H284V150H36zM36 86H284M118.7 22V150M201.3 22V150", fill: "raised" },
    thin(
      "M50 70h54M50 62l12-8 12 4 16-18M132 70h56M138 70V56M150 70V48M162 70V60M174 70V40M216 134h54M216 126c14 0 14-22 28-22s14 12 26 12M53 134a24 24 0 0 1 48 0zM77 134l13-14M132 134h56",
      0.7,
      1.25,
    ),
    thin(`${circlePath(242, 54, 20)}M242 54V34M242 54l16 12`, 1, 1.25),
    marker("M134 124l14-8 12 4 26-24m-12 0h12v12"),
    measure(36, 284, 160),
  ],
};
