import { useEffect, useRef, useState } from "react";
import { siteConfig } from "#config/index.ts";
import { queries } from "#platform/queries/use-query.ts";
import { describeMoment } from "#platform/time/zoned-time.ts";
import { Dialog, useDialogState } from "#platform/ui/dialog/dialog.tsx";
import { dialogState } from "#platform/ui/dialog/dialog-state.ts";
import { showToast } from "#platform/ui/toast/toast-store.ts";
import { useSender } from "../../forms/browser/index.ts";
import { BookingConfirmed, bookedTitle, quarantinedTitle } from "./booking-confirmed.tsx";
import { type BookingDraft, firstChoice, type RequestedBooking } from "./booking-draft.ts";
import { ScheduleForm } from "./schedule-form.tsx";
import { slotsKey } from "./use-open-slots.ts";

const scheduleDialogState = dialogState("ScheduleDialog");

/**
 * The scheduling form in a dialog (spec 2.6, 4.7; spec: Scheduling). Each document contains one, which renders nothing
 * until it opens. The input and any pending request survive closing it; if a result arrives while it is closed, a
 * toast shows it.
 */
export function ScheduleDialog({ title, lead }: { title: string; lead: string }) {
  const isOpen = useDialogState(scheduleDialogState);
  const draft = useRef<BookingDraft>({});
  const [requested, setRequested] = useState<RequestedBooking | null>(null);
  const sender = useSender();
  const { state } = sender;
  // The island hydrates on intent, so this loads the slots and creates the formatters before the click.
  useEffect(() => {
    queries.load(slotsKey).catch(() => undefined);
    draft.current.choice ??= firstChoice(siteConfig.scheduling.timeZone);
  }, []);

  useEffect(() => {
    if (!requested || scheduleDialogState.isOpen()) return;
    if (state.kind === "error") {
      showToast({ title: "Your call is not confirmed", description: state.error, variant: "destructive" });
    }
    if (state.kind === "success") {
      const title = state.booking ? bookedTitle : quarantinedTitle;
      showToast({ title, description: describeMoment(requested.visitorZone, requested.slotStart) });
    }
  }, [state, requested]);

  function close() {
    if (state.kind === "success") draft.current = {};
    if (state.kind !== "busy") sender.reset();
    scheduleDialogState.set(false);
  }

  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={title}
      description={lead}
      hideHeader={state.kind === "success"}
      wide
    >
      {state.kind === "success" && requested ? (
        <BookingConfirmed {...requested} reference={state.reference} token={state.booking} />
      ) : (
        <ScheduleForm draft={draft.current} sender={sender} onRequest={setRequested} />
      )}
    </Dialog>
  );
}
