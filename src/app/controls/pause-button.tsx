import { PauseIcon, PlayIcon } from "../icons/index.ts";
import { IconButton } from "./icon-button.tsx";

/** Stops and restarts a part that moves by itself (WCAG 2.2.2). Not offered where nothing moves. */
export function PauseButton({
  paused,
  onToggle,
  subject,
  className = "",
}: {
  paused: boolean;
  onToggle: () => void;
  /** What moves: `Pause testimonials`, `Play testimonials`. */
  subject: string;
  className?: string;
}) {
  return (
    <IconButton
      label={`${paused ? "Play" : "Pause"} ${subject}`}
      onClick={onToggle}
      className={`needs-script needs-motion ${className}`}
    >
      {paused ? <PlayIcon size={20} /> : <PauseIcon size={20} />}
    </IconButton>
  );
}
