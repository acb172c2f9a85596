import { type ReactNode, useRef } from "react";
import {
  IconButton,
  PauseButton,
  RuleTicks,
  Tooltip,
  useAutoAdvance,
  useCarousel,
} from "../controls/index.ts";
import { ArrowLeftIcon, ArrowRightIcon } from "../icons/index.ts";
import { countPages, pageOf, pageStart, stepPage } from "./pages-in-row.ts";

/** Time between two pages of testimonials, in ms (spec 9). */
const ROTATE_INTERVAL_MS = 3_040;

/** Testimonials in a row that turns page by page: three, two or one at a time by width, back to the first at the end (spec 9). */
export function TestimonialRotator({
  label,
  count,
  children,
}: {
  label: string;
  /** How many testimonials there are. */
  count: number;
  /** The list of testimonials. */
  children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const { index, lastIndex, goTo } = useCarousel(frame, count);
  const perPage = count - lastIndex;
  const pages = countPages(count, perPage);
  const auto = useAutoAdvance({
    intervalMs: ROTATE_INTERVAL_MS,
    enabled: pages > 1,
    onAdvance: () => turn(1),
  });

  function turn(by: 1 | -1) {
    // As the row is now: the press that hydrates the rotator comes before it was measured.
    goTo((from, last) => {
      const shown = count - last;
      const page = stepPage(pageOf(from, count, shown), by, countPages(count, shown));
      return pageStart(page, shown, last);
    });
  }

  function pick(by: 1 | -1) {
    auto.notePick();
    turn(by);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is the carousel pattern's group.
    <div
      ref={frame}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className="min-w-0"
      {...auto.holdProps}
    >
      {children}
      {pages > 1 && (
        <div className="carousel-rail needs-script">
          <Tooltip text="Previous">
            <IconButton label={`Previous in ${label}`} onClick={() => pick(-1)}>
              <ArrowLeftIcon size={20} />
            </IconButton>
          </Tooltip>
          <Tooltip text="Next">
            <IconButton label={`Next in ${label}`} onClick={() => pick(1)}>
              <ArrowRightIcon size={20} />
            </IconButton>
          </Tooltip>
          {auto.moves && <PauseButton paused={auto.paused} onToggle={auto.togglePaused} subject={label} />}
          <RuleTicks count={pages} current={pageOf(index, count, perPage)} />
        </div>
      )}
    </div>
  );
}
