import { sheetAddresses } from "../../cards/illustrations/index.ts";

/**
 * What the lead says, as a drawing: in the plan and behind the login the pipe is only dashed; beyond them it is
 * built, and five days long. Decoration.
 */
export function BeyondDrawing({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 640 330"
      width="640"
      height="330"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      className={`drawing ${className}`}
      aria-hidden="true"
    >
      <use href={`${sheetAddresses.scenes}#beyond`} />
      <g fill="currentColor" stroke="none" fontSize="21" textAnchor="middle" className="text-ink-soft">
        <text x="92" y="300">
          Plan
        </text>
        <text x="268" y="300">
          Login
        </text>
        <text x="490" y="300" className="fill-ink font-semibold">
          Working week
        </text>
      </g>
    </svg>
  );
}
