import { NativeScheduleForm } from "../../bookings/browser/native-schedule-form.tsx";
import { readZone } from "../../bookings/browser/read-zone.ts";
import { pageCopy } from "../../content/content.server.ts";
import type { PageRequest } from "../page.ts";
import { SchedulingHero } from "./scheduling-hero.tsx";

/**
 * The page that does what the scheduling dialog does, without JavaScript: one of the free times, then who asks for it
 * (decisions: Scheduling). A refused post comes back with its outcome and what is still free.
 */
export function SchedulePage({ url, outcome, slots }: PageRequest) {
  const { title, lead } = pageCopy.scheduling;
  return (
    <>
      <SchedulingHero title={title} lead={lead} />
      <div className="wrap-narrow section-tight">
        <NativeScheduleForm
          slots={slots}
          zone={readZone(url, outcome)}
          asksForZone={!url.searchParams.has("zone")}
          source={outcome ? outcome.source : url.href}
          outcome={outcome}
        />
      </div>
    </>
  );
}
