import { NativeScheduleForm } from "../../bookings/browser/native-schedule-form.tsx";
import { readZone } from "../../bookings/browser/read-zone.ts";
import { pageCopy } from "../../content/content.server.ts";
import { schedulePath } from "../../site/index.ts";
import { definePage, type PageRequest } from "../define-page.ts";
import { SchedulingHero } from "./scheduling-hero.tsx";

/**
 * The scheduling dialog as a page, without JavaScript: the free times, then the fields of the visitor
 * (decisions: Scheduling). A refused post comes back with its outcome and what is still free.
 */
export const schedulePage = definePage({
  path: schedulePath,
  metadata: () => pageCopy.scheduling,
  view: null,
  perRequest: true,
  render: (request) => <Schedule {...request} />,
});

function Schedule({ url, outcome, slots }: Pick<PageRequest, "url" | "outcome" | "slots">) {
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
