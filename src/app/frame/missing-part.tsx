import { Cut } from "../cards/illustrations/pieces.tsx";

/** Drawing for pages that are not there: a pipe with a piece missing, and its measure. Decoration. */
export function MissingPart({ label }: { label: string }) {
  return (
    <div className="corner-marks grid-paper border border-line bg-raised">
      <svg
        aria-hidden="true"
        viewBox="0 0 480 300"
        className="h-auto w-full text-blueprint"
        fill="none"
        stroke="currentColor"
      >
        <Cut x={0} y={84} width={132} height={16} />
        <Cut x={0} y={172} width={132} height={16} />
        <Cut x={348} y={84} width={132} height={16} />
        <Cut x={348} y={172} width={132} height={16} />
        <path
          d="M0 84H132M0 100H132M0 172H132M0 188H132M132 64H156V208H132zM480 84H348M480 100H348M480 172H348M480 188H348M348 64H324V208H348z"
          strokeWidth="2"
        />
        <path
          d="M156 84H324M156 100H324M156 172H324M156 188H324"
          strokeWidth="1.5"
          strokeDasharray="8 7"
          opacity="0.5"
        />
        <path d="M0 136H480" strokeWidth="1.25" strokeDasharray="22 6 4 6" opacity="0.6" />
        <g className="stroke-marker" strokeWidth="2">
          <path d="M156 218v42M324 218v42M156 246h52M324 246h-52" />
          <path d="M156 246l9-4.5v9zM324 246l-9-4.5v9z" className="fill-marker" />
        </g>
        <text
          x="240"
          y="255"
          textAnchor="middle"
          fontSize="26"
          fontWeight="640"
          className="fill-marker-ink font-sans"
          stroke="none"
        >
          {label}
        </text>
      </svg>
    </div>
  );
}
