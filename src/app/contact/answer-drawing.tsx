/**
 * The promise of an answer as a dimensioned line: sent at 0, typically answered between 2 and 4 hours, at most
 * 24 (spec 2.4, 9). The notice beside the form says the same in words.
 */
export function AnswerDrawing({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 480 150" width="480" height="150" fill="none" aria-hidden="true" className={className}>
      <g className="stroke-outline" strokeWidth="1">
        <path d="M20 92H460M20 84v16M52 88v8M84 88v8M116 88v8M460 84v16" />
        <path d="M148 90v4M180 90v4M212 90v4M244 90v4M276 90v4M308 90v4M340 90v4M372 90v4M404 90v4M436 90v4" />
        <path d="M20 128H460M20 122v12M460 122v12" strokeDasharray="none" opacity="0.6" />
        <path d="M52 84V46M116 84V46" strokeDasharray="3 4" />
        <path d="M52 52H116M52 48v8M116 48v8" />
      </g>
      <path
        d="M52 92c18-3 44 2 64-1"
        pathLength="1"
        className="draws stroke-marker"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g className="fill-marker">
        <circle cx="52" cy="92" r="4.5" />
        <circle cx="116" cy="92" r="4.5" />
      </g>
      <rect x="14" y="86" width="12" height="12" className="fill-paper stroke-ink" strokeWidth="1.5" />
      <g className="fill-ink font-sans text-sm font-semibold">
        <text x="126" y="57">
          2-4 h
        </text>
        <text x="20" y="74" textAnchor="start" className="fill-ink-soft text-xs font-normal">
          0
        </text>
        <text x="460" y="74" textAnchor="end" className="fill-ink-soft text-xs font-normal">
          24 h
        </text>
      </g>
    </svg>
  );
}
