import { FormAlert, Honeypot } from "../../leads/browser/index.ts";
import type { RefusedSubmission } from "../../leads/index.ts";
import { filePaths, schedulePath, siteConfig } from "../../site/index.ts";
import { Button, buttonClass } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import type { OpenSlots } from "../index.ts";
import { describeZone } from "../zoned-time.ts";
import { readRequestedSlot, SlotAccordion } from "./slot-accordion.tsx";
import { NoneFree, NotLoaded } from "./slot-states.tsx";
import { VisitorFields } from "./visitor-fields.tsx";
import { ZoneSelect } from "./zone-select.tsx";

/** The scheduling form for use without JavaScript. Each free slot is a radio button, grouped by day. */
export function NativeScheduleForm({
  slots: known,
  zone,
  detectsZone,
  source,
  refused,
}: {
  /** Null if the free slots couldn't be read. The form then offers only the rejected submission's slot, for a retry. */
  slots: OpenSlots | null;
  /** Null until the visitor chooses one. */
  zone: string | null;
  /** Whether a script can reload the page in the browser's time zone. False if the URL contains a time zone. */
  detectsZone: boolean;
  /** URL of the page that first showed the form, including a rejected submission's time zone. */
  source: string;
  /** The rejected submission if this page is the response to one. */
  refused: RefusedSubmission | null;
}) {
  const restored = refused?.formType === "schedule" ? refused : null;
  const { error = null, fields = {}, values } = restored ?? {};
  const wanted = readRequestedSlot(values?.slotStart);
  const slots = known ?? (wanted ? { timezone: siteConfig.scheduling.timeZone, slots: [wanted] } : null);
  if (!slots) {
    const retry = (
      <a href={schedulePath} className={buttonClass()}>
        Try again
      </a>
    );
    return <NotLoaded retry={retry} />;
  }
  const visitorZone = zone ?? slots.timezone;
  const [first] = slots.slots;
  if (first === undefined) return <NoneFree />;

  return (
    <div className="grid gap-8">
      <form
        action={schedulePath}
        data-office-zone={detectsZone ? slots.timezone : undefined}
        className="flex flex-wrap items-start gap-3"
      >
        <ZoneSelect
          hint={describeZone(visitorZone, wanted || first)}
          zones={[visitorZone, slots.timezone]}
          listsAllZones
          defaultValue={visitorZone}
        />
        <Button type="submit" variant="secondary" className="min-h-12 sm:mt-7">
          Show in this zone
        </Button>
      </form>
      <form
        action={filePaths.forms}
        method="post"
        noValidate
        className="grid items-start gap-x-12 gap-y-8 md:grid-cols-2"
      >
        <input type="hidden" name="formType" value="schedule" />
        <input type="hidden" name="mode" value="full" />
        {zone && <input type="hidden" name="timezone" value={zone} />}
        <input type="hidden" name="source" value={source} />
        <Honeypot />
        <div className="grid gap-5">
          <h2 className="text-xl">Choose a time</h2>
          {fields.slotStart && (
            <Notice tone="danger" role="alert">
              {fields.slotStart}
            </Notice>
          )}
          <SlotAccordion
            slots={slots.slots}
            visitorZone={visitorZone}
            officeZone={slots.timezone}
            requested={wanted}
            takesFocus={fields.slotStart !== undefined}
          />
        </div>
        <div className="grid gap-5">
          <h2 className="text-xl">Your details</h2>
          <VisitorFields errors={fields} texts={values} />
          <Button type="submit" variant="marker" size="large">
            Schedule a Call
          </Button>
          <FormAlert error={fields.slotStart ? null : error} />
        </div>
      </form>
    </div>
  );
}
