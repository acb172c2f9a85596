import { IconButton } from "../button/icon-button.tsx";
import { PauseIcon, PlayIcon } from "../icons/index.ts";
import { joinClasses } from "../join-classes.ts";
import { Tooltip } from "../tooltip/tooltip.tsx";

/** Stops and restarts a part that moves by itself (WCAG 2.2.2). Not offered where nothing moves. */
export function PauseButton({
  paused,
  onToggle,
  subject,
  className,
}: {
  paused: boolean;
  onToggle: () => void;
  /** What moves: `Pause testimonials`, `Play testimonials`. */
  subject: string;
  className?: string;
}) {
  const action = paused ? "Play" : "Pause";
  return (
    <Tooltip
      text={action}
      className={joinClasses("noscript:hidden print:hidden motion-reduce:hidden", className)}
    >
      <IconButton label={`${action} ${subject}`} onClick={onToggle}>
        {paused ? <PlayIcon size={20} /> : <PauseIcon size={20} />}
      </IconButton>
    </Tooltip>
  );
}
