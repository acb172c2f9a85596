import { siteConfig } from "#config/index.ts";

/** Distance from the message to the latest reply, in drawing units. */
const line = { start: 20, end: 460, y: 96 };
const DIVISIONS = 24;

/** The reply promise as a timeline to scale: message, usual reply, latest reply (spec 2.4). Decorative. */
export function AnswerDrawing({ className }: { className: string }) {
  const { from, to, atMost } = siteConfig.replyHours;
  const place = (share: number) => Number((line.start + share * (line.end - line.start)).toFixed(1));
  const first = place(from / atMost);
  const last = place(to / atMost);
  const width = last - first;
  const ticks = Array.from({ length: DIVISIONS - 1 }, (_, index) => {
    const isQuarter = (index + 1) % (DIVISIONS / 4) === 0;
    return `M${place((index + 1) / DIVISIONS)} ${isQuarter ? "90v6" : "92v4"}`;
  });
  // Put the label on the side with more room.
  const label = last < 280 ? { x: last + 14.7 } : { x: first - 14.7, textAnchor: "end" as const };
  return (
    <svg viewBox="0 0 480 172" width="480" height="172" fill="none" aria-hidden="true" className={className}>
      <g className="stroke-outline" strokeWidth="1">
        <path d={`M${line.start} ${line.y}H${line.end}M20 86v20M460 86v20`} />
        <path d={ticks.join("")} />
        <path d={`M${first} 86V44M${last} 86V44`} strokeDasharray="3 4" />
        <path d={`M${first} 50H${last}M${first - 4} 54l8-8M${last - 4} 54l8-8`} />
        <path d="M20 112v38M460 112v38" strokeDasharray="3 4" />
        <path d="M20 142H190M290 142H460M16 146l8-8M456 146l8-8" />
      </g>
      <path
        d={`M${first} ${line.y}C${first + width / 4} 93 ${last - width / 4} 98 ${last} 95`}
        pathLength="1"
        className="draws stroke-marker"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <g className="fill-marker">
        <circle cx={first} cy={line.y} r="4.5" />
        <circle cx={last} cy={line.y} r="4.5" />
      </g>
      <rect x="14" y="90" width="12" height="12" className="fill-paper stroke-ink" strokeWidth="1.5" />
      <circle cx="460" cy="96" r="5" className="fill-paper stroke-ink" strokeWidth="1.5" />
      <g className="fill-ink text-sm font-semibold">
        <text x="14" y="78">
          Sent
        </text>
        <text y="55" {...label}>
          {`Answer in ${from}–${to} h`}
        </text>
        <text x="240" y="147" textAnchor="middle">
          {`max. ${atMost} h`}
        </text>
      </g>
    </svg>
  );
}
