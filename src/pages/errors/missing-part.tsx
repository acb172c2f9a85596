import missing from "./missing.svg?url";

/** A pipe with a piece missing. Decoration only. */
export function MissingPart({ label }: { label: string }) {
  return (
    <div className="corner-marks grid-paper max-lg:max-w-194 border border-line bg-raised">
      <svg
        aria-hidden="true"
        viewBox="0 0 480 300"
        className="h-auto w-full text-brand"
        fill="none"
        stroke="currentColor"
      >
        <use href={`${missing}#missing`} />
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
