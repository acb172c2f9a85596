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
        <g strokeWidth="2">
          <path d="M0 120h132M0 192h132M132 108v96h24v-96zM480 120H348M480 192H348M348 108v96h-24v-96z" />
          <path d="M156 120h12m-12 72h12M324 120h-12m12 72h-12" />
        </g>
        <path d="M168 120h144M168 192h144" strokeWidth="2" strokeDasharray="9 7" opacity="0.55" />
        <path d="M0 156h480" strokeWidth="1.25" strokeDasharray="22 6 4 6" opacity="0.5" />
        <path
          d="M24 130l-12 12M48 130l-36 36M72 130l-60 58M96 130l-60 58M120 130l-60 58M120 152l-36 36M120 174l-14 14M468 130l-12 12-36 36-10 10M444 130l-58 58M420 130l-58 58M396 130l-36 36"
          opacity="0.16"
        />
        <g className="stroke-marker" strokeWidth="2">
          <path d="M156 214v40M324 214v40M156 242h56M324 242h-56" />
          <path d="M156 242l9-4.5v9zM324 242l-9-4.5v9z" className="fill-marker" />
        </g>
        <text
          x="240"
          y="251"
          textAnchor="middle"
          fontSize="26"
          fontWeight="640"
          className="fill-marker-ink font-sans"
          stroke="none"
        >
          {label}
        </text>
        <path d="M168 84v-30M312 84v-30M168 62h144" opacity="0.5" strokeWidth="1.25" />
      </svg>
    </div>
  );
}
