/**
 * The promise of an answer as a dimensioned line: sent at 0, typically answered between 2 and 4 hours, at most
 * 24 (spec 2.4, 9). The notice beside the form says the same in words.
 */
export function AnswerDrawing({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 480 172" width="480" height="172" fill="none" aria-hidden="true" className={className}>
      <g className="stroke-outline" strokeWidth="1">
        <path d="M20 96H460M20 86v20M460 86v20" />
        <path d="M38.3 92v4M56.7 92v4M75 92v4M93.3 92v4M111.7 92v4M130 90v6M148.3 92v4M166.7 92v4M185 92v4M203.3 92v4M221.7 92v4M240 90v6M258.3 92v4M276.7 92v4M295 92v4M313.3 92v4M331.7 92v4M350 90v6M368.3 92v4M386.7 92v4M405 92v4M423.3 92v4M441.7 92v4" />
        <path d="M56.7 86V44M93.3 86V44" strokeDasharray="3 4" />
        <path d="M56.7 50H93.3M52.7 54l8-8M89.3 54l8-8" />
        <path d="M20 112v38M460 112v38" strokeDasharray="3 4" />
        <path d="M20 142H190M290 142H460M16 146l8-8M456 146l8-8" />
      </g>
      <path
        d="M56.7 96c10-3 26 2 36.6-1"
        pathLength="1"
        className="draws stroke-marker"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <g className="fill-marker">
        <circle cx="56.7" cy="96" r="4.5" />
        <circle cx="93.3" cy="96" r="4.5" />
      </g>
      <rect x="14" y="90" width="12" height="12" className="fill-paper stroke-ink" strokeWidth="1.5" />
      <circle cx="460" cy="96" r="5" className="fill-paper stroke-ink" strokeWidth="1.5" />
      <g className="fill-ink text-sm font-semibold">
        <text x="14" y="78">
          Sent
        </text>
        <text x="108" y="55">
          Answer in 2-4 h
        </text>
        <text x="240" y="147" textAnchor="middle">
          max. 24 h
        </text>
      </g>
    </svg>
  );
}
