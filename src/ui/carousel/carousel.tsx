import { type ReactNode, useRef } from "react";
import { PauseButton } from "../auto-advance/pause-button.tsx";
import { useAutoAdvance } from "../auto-advance/use-auto-advance.ts";
import { IconButton } from "../button/icon-button.tsx";
import { RuleTicks } from "../drafting/rule-ticks.tsx";
import { ArrowLeftIcon, ArrowRightIcon } from "../icons/index.ts";
import { joinClasses } from "../join-classes.ts";
import { Tooltip } from "../tooltip/tooltip.tsx";
import { countStops, stopOf } from "./carousel-stops.ts";
import { useCarousel } from "./use-carousel.ts";

export interface CarouselProps {
  /** What is in it, for assistive technology and the buttons' names. */
  label: string;
  /** How many cards are shown. */
  count: number;
  /** Time between two steps in ms. */
  intervalMs: number;
  /** A step moves on by as many cards as are in view, not by one. */
  byPage?: boolean;
  /** Stands at the end of the control rail: a 'See all' link. */
  footer?: ReactNode;
  /** Changes when other cards are shown: the row then stands at its start. */
  content?: string;
  /** The cards: a `CarouselTrack`. */
  children: ReactNode;
}

/**
 * Cards in a row that scrolls: 3 a view from 1024 px, 2 from 640, else 1 (spec 9). Moves on every `intervalMs`, by one
 * card or by page, and wraps by returning to the first card. Where all cards are in view its controls rest.
 */
export function Carousel({ label, count, intervalMs, byPage, footer, content, children }: CarouselProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { index, lastIndex, stride, next, previous } = useCarousel(frame, count, content, byPage);
  const scrolls = lastIndex > 0;
  const auto = useAutoAdvance({ intervalMs, enabled: scrolls, onAdvance: next });

  function pick(move: () => void) {
    auto.notePick();
    move();
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
      <div className={joinClasses("carousel-rail", !footer && "noscript:hidden print:hidden")}>
        <Tooltip text="Previous" className="noscript:hidden print:hidden">
          <IconButton label={`Previous in ${label}`} disabled={!scrolls} onClick={() => pick(previous)}>
            <ArrowLeftIcon size={20} />
          </IconButton>
        </Tooltip>
        <Tooltip text="Next" className="noscript:hidden print:hidden">
          <IconButton label={`Next in ${label}`} disabled={!scrolls} onClick={() => pick(next)}>
            <ArrowRightIcon size={20} />
          </IconButton>
        </Tooltip>
        {auto.moves && <PauseButton paused={auto.paused} onToggle={auto.togglePaused} subject={label} />}
        {scrolls && <RuleTicks count={countStops(lastIndex, stride)} current={stopOf(index, stride)} />}
        {footer && <div className="ms-auto">{footer}</div>}
      </div>
    </div>
  );
}
