import { circlePath } from "../cards/illustrations/geometry.ts";
import { CenterLine, Cut, HiddenLine, MarkedNode, Marker } from "../cards/illustrations/pieces.tsx";

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
      <path d="M24 44H128L160 76V262H24zM128 44V76H160" className="fill-raised" />
      <path
        d="M44 72h56M44 90h72M44 108h40M44 208h96M44 226h72M44 244h52"
        strokeWidth="1.25"
        strokeOpacity="0.5"
      />
      <path d="M200 66H364V240H200zM200 92H364" className="fill-raised" />
      <path
        d={`${circlePath(214, 79, 3)}${circlePath(228, 79, 3)}${circlePath(242, 79, 3)}`}
        strokeWidth="1.25"
      />
      <path d="M222 206h120M222 222h76M246 112h72" strokeWidth="1.25" strokeOpacity="0.5" />
      <HiddenLine d="M44 132H364M44 178H364" />
      <CenterLine d="M8 155H632" />
      <Cut x={392} y={132} width={196} height={12} />
      <Cut x={392} y={166} width={196} height={12} />
      <path d="M392 132H588M392 144H588M392 166H588M392 178H588" />
      <path d="M378 118h14v74h-14zM588 118h14v74h-14z" className="fill-raised" />
      <Marker d="M404 155H622m-12-9 12 9-12 9" />
      <MarkedNode x={404} y={155} />
      <path
        d="M392 200v40M588 200v40M392 226H588M398 222l-6 4 6 4M582 222l6 4-6 4M431.200 220v12M470.400 220v12M509.600 220v12M548.800 220v12"
        strokeWidth="1"
        strokeOpacity="0.7"
      />
      <g fill="currentColor" stroke="none" fontSize="21" textAnchor="middle" className="text-ink-soft">
        <text x="92" y="300">
          Plan
        </text>
        <text x="282" y="300">
          Login
        </text>
        <text x="490" y="300" className="fill-ink font-semibold">
          Working week
        </text>
      </g>
    </svg>
  );
}
