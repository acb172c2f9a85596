import { schedulePath } from "#config/index.ts";
import { NativeScheduleForm } from "#leads/bookings/browser/index.ts";
import type { RefusedSubmission } from "#leads/forms/index.ts";
import { isTimeZone } from "#platform/time/zoned-time.ts";
import { ContactPerson } from "../contact-person.tsx";
import { definePage, type PageRequest } from "../define-page.ts";
import { pageCopy } from "../page-copy.server.ts";
import { SchedulingHero } from "./scheduling-hero.tsx";

/** The scheduling page, which works without JavaScript (spec: Scheduling). Also shows rejected submissions. */
export const schedulePage = definePage({
  path: schedulePath,
  metadata: () => pageCopy.scheduling,
  view: null,
  perRequest: true,
  render: (request) => <Schedule {...request} />,
});

function Schedule({ url, refused, slots, caller, refusedMove }: PageRequest) {
  const { title, lead } = pageCopy.scheduling;
  return (
    <>
      <SchedulingHero title={title} lead={lead} />
      <div className="wrap-narrow section-tight">
        <NativeScheduleForm
          slots={slots}
          zone={readZone(url, refused)}
          detectsZone={!url.searchParams.has("zone")}
          source={refused ? refused.source : url.href}
          refused={refused}
          time={url.searchParams.get("time") ?? ""}
          caller={caller}
          refusedCall={refusedMove}
        >
          <ContactPerson does="reads your message before the call." />
        </NativeScheduleForm>
      </div>
    </>
  );
}

/** Reads the chosen time zone from `?zone=Asia/Tokyo`, or from the page URL that a rejected submission came from. */
function readZone(url: URL, refused: RefusedSubmission | null): string | null {
  const page = refused?.source ? new URL(refused.source) : url;
  const zone = page.searchParams.get("zone") ?? "";
  return isTimeZone(zone) ? zone : null;
}
