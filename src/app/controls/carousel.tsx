import { Children, isValidElement, type ReactNode, useMemo } from "react";
import { ArrowLeftIcon, ArrowRightIcon } from "../icons/index.ts";
import { IconButton } from "./icon-button.tsx";
import { joinClasses } from "./join-classes.ts";
import { PauseButton } from "./pause-button.tsx";
import { Tooltip } from "./tooltip.tsx";
import { useAutoAdvance } from "./use-auto-advance.ts";
import { useCarousel } from "./use-carousel.ts";

/**
 * Cards in a row that scrolls: 3 a view from 1024 px, 2 from 640, else 1 (spec 9). Moves on every `intervalMs` and
 * wraps by returning to the first card. Where all cards are in view its controls rest. Without JavaScript it is a list
 * that scrolls.
 */
export function Carousel({
  label,
  intervalMs,
  perView,
  children,
  footer,
  className,
}: {
  /** What is in it, for assistive technology and the buttons' names. */
  label: string;
  /** Time between two steps in ms; without it nothing moves by itself. */
  intervalMs?: number;
  /** `1` shows one card at a time at every width. */
  perView?: 1 | undefined;
  /** The cards. */
  children: ReactNode;
  /** Stands at the end of the control rail: a 'See all' link. */
  footer?: ReactNode;
  className?: string;
}) {
  // A step draws the controls anew and leaves the cards alone.
  const cards = useMemo(
    () =>
      Children.toArray(children).map((card, position) => (
        <li key={isValidElement(card) ? card.key : position} className="grid">
          {card}
        </li>
      )),
    [children],
  );
  const content = cards.map(({ key }) => key).join();
  const { trackRef, index, lastIndex, next, previous } = useCarousel<HTMLUListElement>(cards.length, content);
  const scrolls = lastIndex > 0;
  const auto = useAutoAdvance({
    intervalMs: intervalMs ?? 0,
    enabled: intervalMs !== undefined && scrolls,
    onAdvance: next,
  });

  function pick(move: () => void) {
    auto.notePick();
    move();
  }

  if (cards.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is the carousel pattern's group.
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className={joinClasses("min-w-0", className)}
      {...auto.holdProps}
    >
      <ul
        ref={trackRef}
        // A list style of none takes the list's role away in some readers.
        // biome-ignore lint/a11y/noRedundantRoles: see above.
        role="list"
        aria-label={label}
        tabIndex={scrolls ? 0 : -1}
        className={joinClasses("carousel-track", perView === 1 && "carousel-single")}
      >
        {cards}
      </ul>
      <div className="carousel-rail">
        <Tooltip text="Previous" className="needs-script">
          <IconButton label={`Previous in ${label}`} disabled={!scrolls} onClick={() => pick(previous)}>
            <ArrowLeftIcon size={20} />
          </IconButton>
        </Tooltip>
        <Tooltip text="Next" className="needs-script">
          <IconButton label={`Next in ${label}`} disabled={!scrolls} onClick={() => pick(next)}>
            <ArrowRightIcon size={20} />
          </IconButton>
        </Tooltip>
        {auto.moves && <PauseButton paused={auto.paused} onToggle={auto.togglePaused} subject={label} />}
        {scrolls && <RuleTicks count={lastIndex + 1} current={index} />}
        {footer && <div className="ms-auto">{footer}</div>}
      </div>
    </div>
  );
}

/** Where a sequence stands, as ticks on a rule. Decoration: the cards themselves tell the place. */
export function RuleTicks({ count, current }: { count: number; current: number }) {
  return (
    // Another count makes new ticks: the old ones would shift when the page comes alive and measures itself.
    <div key={count} className="rule-ticks needs-script" aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ticks have no other identity.
        <span key={position} data-current={position === current || undefined} />
      ))}
    </div>
  );
}
