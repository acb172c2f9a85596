import type { ReactNode } from "react";
import missing from "./missing.svg?url";

interface MessageProps {
  title: string;
  text: string;
  /** A few characters, shown in the drawing. */
  label: string;
  /** Links and buttons, the main one first. */
  children: ReactNode;
}

export function Message({ title, text, label, children }: MessageProps) {
  return (
    <div className="wrap section grid items-center gap-12 lg:grid-cols-2">
      <div className="grid gap-6">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="measure text-lg text-ink-soft">{text}</p>
        <div className="grid gap-3 sm:flex">{children}</div>
      </div>
      <MissingPart label={label} />
    </div>
  );
}

/** A pipe with a missing piece. Decorative. */
function MissingPart({ label }: { label: string }) {
  return (
    <div className="grid-paper max-lg:max-w-194 border border-line bg-raised">
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
