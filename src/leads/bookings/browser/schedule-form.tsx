import { type FormEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from "react";
import { siteConfig } from "#config/index.ts";
import { queries } from "#platform/queries/use-query.ts";
import { dayIn, describeMoment, describeTime, showsSame } from "#platform/time/zoned-time.ts";
import { Button } from "#platform/ui/button/button.tsx";
import { Notice } from "#platform/ui/notice/notice.tsx";
import {
  FormAlert,
  type FormSender,
  Honeypot,
  readForm,
  requestOf,
  useFailingFieldFocus,
} from "../../forms/browser/index.ts";
import { type BookingDraft, type Choice, firstChoice, type RequestedBooking } from "./booking-draft.ts";
import { SlotPicker } from "./slot-picker.tsx";
import { NoneFree, NotLoaded, SlotsLoading } from "./slot-states.tsx";
import { slotsKey, useOpenSlots } from "./use-open-slots.ts";
import { VisitorFields } from "./visitor-fields.tsx";

interface ScheduleFormProps {
  /** The form writes its state here to preserve it when the dialog closes. */
  draft: BookingDraft;
  sender: FormSender;
  onRequest: (booking: RequestedBooking) => void;
}

/** Asks for a slot, then for the visitor's details. If the slot is taken, only the slot is cleared. */
export function ScheduleForm({ draft, sender, onRequest }: ScheduleFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const slotAlert = useRef<HTMLDivElement>(null);
  const open = useOpenSlots();
  const [choice, setChoice] = useState(() => draft.choice ?? firstChoice(siteConfig.scheduling.timeZone));
  const [taken, setTaken] = useState<readonly string[]>([]);
  const { state, prepare, submit, reset } = sender;
  const { error = null, fields = {} } = state.kind === "error" ? state : {};
  const isReady = open !== "loading" && open !== null;
  const slots = useMemo(
    () => (isReady ? open.slots.filter((slot) => !taken.includes(slot)) : []),
    [open, taken, isReady],
  );

  useFailingFieldFocus(form, state);
  useEffect(() => {
    if (state.kind === "error") slotAlert.current?.focus();
  }, [state]);
  useEffect(() => {
    const dialog = form.current?.closest("dialog");
    // The dialog moved focus outside the form while the slots were loading.
    if (!isReady || !dialog?.contains(document.activeElement)) return;
    if (form.current?.contains(document.activeElement)) return;
    form.current?.querySelector<HTMLElement>("input:checked")?.focus({ preventScroll: true });
  }, [isReady]);

  if (open === "loading") return <SlotsLoading />;
  if (open === null) return <NotLoaded offline={!navigator.onLine} retry={<TryAgain />} />;
  if (slots.length === 0) return <NoneFree />;
  const { visitorZone, day } = choice;
  const slotStart = slots.includes(choice.slotStart) ? choice.slotStart : "";

  function choose(changes: Partial<Choice>) {
    draft.choice = { ...choice, ...changes };
    setChoice(draft.choice);
    if (fields.slotStart) reset();
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.kind === "busy") return;
    const texts = readForm("schedule", event.currentTarget);
    onRequest({ slotStart, visitorZone, email: texts.email });
    const result = await submit(event, { ...requestOf("schedule", "full", texts), timezone: visitorZone });
    const isTaken = result.kind === "error" && !result.isUnfinished && result.fields.slotStart !== undefined;
    if (isTaken) setTaken((before) => [...before, slotStart]);
    if (isTaken || result.kind === "success") queries.invalidate(slotsKey);
  }

  return (
    <form
      ref={form}
      noValidate
      onFocus={prepare}
      onInput={(event) => {
        draft.texts = readForm("schedule", event.currentTarget);
      }}
      onSubmit={handleSubmit}
      className="grid gap-x-8 gap-y-6 md:grid-cols-2"
    >
      <Honeypot />
      <div className="grid content-start gap-5">
        {fields.slotStart && (
          <Notice ref={slotAlert} tone="danger" role="alert" tabIndex={-1}>
            {fields.slotStart}
          </Notice>
        )}
        <SlotPicker
          slots={slots}
          officeZone={open.timezone}
          visitorZone={visitorZone}
          day={day}
          slotStart={slotStart}
          onZone={(next) => choose({ visitorZone: next, day: slotStart ? dayIn(next, slotStart) : day })}
          onDay={(next) => choose({ day: next, slotStart: "" })}
          onSlot={(next) => choose({ slotStart: next })}
        />
      </div>
      <div className="grid content-start gap-5">
        <VisitorFields errors={fields} texts={draft.texts} />
        <ChosenTime slotStart={slotStart} visitorZone={visitorZone} officeZone={open.timezone} />
        <Button type="submit" variant="marker" size="large" pending={state.kind === "busy"}>
          {state.kind === "busy" ? "Sending..." : "Schedule a Call"}
        </Button>
        <FormAlert error={fields.slotStart ? null : error} />
      </div>
    </form>
  );
}

function TryAgain() {
  function loadAgain({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button is about to disappear, so keep focus in the dialog.
    currentTarget.closest<HTMLElement>("dialog > *")?.focus();
    queries.invalidate(slotsKey);
  }
  return <Button onClick={loadAgain}>Try again</Button>;
}

function ChosenTime({
  slotStart,
  visitorZone,
  officeZone,
}: {
  /** Empty until the visitor chooses one. */
  slotStart: string;
  visitorZone: string;
  officeZone: string;
}) {
  return (
    <p role="status" className="text-sm text-ink-soft">
      {slotStart ? (
        <>
          <strong className="text-ink">{describeMoment(visitorZone, slotStart)}</strong>
          {!showsSame(visitorZone, officeZone, slotStart) &&
            `, which is ${describeOffice(slotStart, visitorZone, officeZone)} in ${siteConfig.office.city}`}
        </>
      ) : (
        "No time chosen yet."
      )}
    </p>
  );
}

/** Returns the time at the office, with the day if it differs from the visitor's. */
function describeOffice(slotStart: string, visitorZone: string, officeZone: string): string {
  const isSameDay = dayIn(visitorZone, slotStart) === dayIn(officeZone, slotStart);
  return (isSameDay ? describeTime : describeMoment)(officeZone, slotStart);
}
