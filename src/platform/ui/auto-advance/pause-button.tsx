import { IconButton } from "../button/icon-button.tsx";
import { PauseIcon, PlayIcon } from "../icons/icons.tsx";
import { Tooltip } from "../tooltip/tooltip.tsx";
import type { AutoAdvanceControl } from "./use-auto-advance.ts";

/** Pauses and resumes auto-advance (WCAG 2.2.2). Renders nothing if there is nothing to pause. */
export function PauseButton({
  auto: { advances, paused, togglePaused },
  subject,
}: {
  auto: Pick<AutoAdvanceControl, "advances" | "paused" | "togglePaused">;
  /** The noun in the button's name: `Pause testimonials`, `Play testimonials`. */
  subject: string;
}) {
  if (!advances) return null;
  const action = paused ? "Play" : "Pause";
  return (
    <Tooltip text={action} className="noscript:hidden print:hidden motion-reduce:hidden">
      <IconButton label={`${action} ${subject}`} onClick={togglePaused}>
        {paused ? <PlayIcon size={20} /> : <PauseIcon size={20} />}
      </IconButton>
    </Tooltip>
  );
}
