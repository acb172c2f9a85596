import type { ReactNode } from "react";
import { MissingPart } from "./missing-part.tsx";

interface MessageProps {
  title: string;
  text: string;
  /** A few characters in the drawing beside the text. */
  label: string;
  /** Links and buttons, the main one first. */
  children: ReactNode;
}

/** Content of an error page or notice. */
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
