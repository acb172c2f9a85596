import { type ReactNode, useRef } from "react";
import { PauseButton } from "../auto-advance/pause-button.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { RuleTicks } from "../drafting/rule-ticks.tsx";
import { ArrowLeftIcon, ArrowRightIcon } from "../icons/icons.tsx";
import { joinClasses } from "../join-classes.ts";
import { Tooltip } from "../tooltip/tooltip.tsx";
import { countStops, stopOf } from "./carousel-stops.ts";
import { type CarouselOptions, useCarousel } from "./use-carousel.ts";

interface CarouselProps extends Omit<CarouselOptions, "enabled"> {
  /** Accessible name; also part of the buttons' names. */
  label: string;
  /** Shown after the controls: a 'See all' link. */
  footer?: ReactNode;
  /** The cards: a `CarouselTrack`. */
  children: ReactNode;
}

/**
 * A scrolling row of cards: 3 in view from 1024 px, 2 from 640 px, otherwise 1 (spec 9). Advances every `intervalMs`,
 * by card or by page, and wraps around. If all cards are in view, the controls are disabled if there is a footer and
 * hidden otherwise. A single card doesn't have controls.
 */
export function Carousel({ label, footer, children, ...options }: CarouselProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { index, lastIndex, stride, pickNext, pickPrevious, auto } = useCarousel(frame, options);
  const scrolls = lastIndex > 0;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is the carousel pattern's group.
    <div
      ref={frame}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className="min-w-0"
      {...auto.pauseProps}
    >
      {children}
      <div
        hidden={!scrolls && !footer}
        className={joinClasses("carousel-rail", !footer && "noscript:hidden")}
      >
        {options.count > 1 && (
          <>
            <Tooltip text="Previous" className="noscript:hidden">
              <IconButton label={`Previous in ${label}`} disabled={!scrolls} onClick={pickPrevious}>
                <ArrowLeftIcon size={20} />
              </IconButton>
            </Tooltip>
            <Tooltip text="Next" className="noscript:hidden">
              <IconButton label={`Next in ${label}`} disabled={!scrolls} onClick={pickNext}>
                <ArrowRightIcon size={20} />
              </IconButton>
            </Tooltip>
          </>
        )}
        <PauseButton auto={auto} subject={label} />
        {scrolls && <RuleTicks count={countStops(lastIndex, stride)} current={stopOf(index, stride)} />}
        {footer && <div className="ms-auto">{footer}</div>}
      </div>
    </div>
  );
}
