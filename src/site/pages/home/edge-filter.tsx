import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { readEvent } from "#config/events/index.ts";
import type { KindFilter } from "#content/publication/queries.ts";
import { Carousel } from "#platform/ui/carousel/carousel.tsx";
import { ModeSwitch } from "#platform/ui/tabs/mode-switch.tsx";
import { EDGE_INTERVAL_MS, SeeAllLink } from "../../cards/index.ts";

interface EdgeChoice {
  value: KindFilter;
  label: string;
  count: number;
  seeAllHref: string;
  seeAllSubject: string;
}

/** A carousel of entries that can be filtered by kind (spec 2.7). Filtering renumbers the cards in their events. */
export function EdgeFilter({
  label,
  choices,
  heading,
  children,
}: {
  label: string;
  choices: readonly EdgeChoice[];
  heading: ReactNode;
  /** The list of all cards. Each card's `data-within` lists the choices that show it. */
  children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<KindFilter>();
  const value = picked ?? "all";
  const chosen = choices.find((choice) => choice.value === value);

  useLayoutEffect(() => {
    let index = 0;
    for (const card of frame.current?.querySelectorAll<HTMLElement>("[data-within]") ?? []) {
      card.hidden = !card.dataset.within?.split(" ").includes(value);
      const link = card.querySelector("a");
      if (link && !card.hidden) link.dataset.event = JSON.stringify({ ...readEvent(link), index: index++ });
    }
  }, [value]);

  return (
    <div ref={frame} className="grid gap-8">
      <div className="flex flex-wrap items-end justify-between gap-6">
        {heading}
        <div className="noscript:hidden print:hidden max-sm:w-full [&_.segment]:flex-auto max-sm:[&_.segment]:px-2">
          <ModeSwitch label={`Show in ${label}`} modes={choices} value={value} onChange={setPicked} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {picked && chosen && `${chosen.label}: ${chosen.count}`}
      </p>
      <Carousel
        label={label}
        count={chosen?.count ?? 0}
        intervalMs={EDGE_INTERVAL_MS}
        content={value}
        footer={chosen && <SeeAllLink href={chosen.seeAllHref} subject={chosen.seeAllSubject} />}
      >
        {children}
      </Carousel>
    </div>
  );
}
