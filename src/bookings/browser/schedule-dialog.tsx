import { useEffect, useRef, useState } from "react";
import { useSender } from "../../leads/browser/use-sender.ts";
import { queries } from "../../queries/use-query.ts";
import { siteConfig } from "../../site/index.ts";
import { Dialog, useDialogState } from "../../ui/dialog/dialog.tsx";
import { showToast } from "../../ui/index.ts";
import { describeMoment } from "../zoned-time.ts";
import { bookedTitle, CallBooked, heldTitle } from "./booking-confirmed.tsx";
import { type AskedCall, firstChoice, type KeptCall } from "./kept-booking.ts";
import { slotsKey } from "./open-slots-query.ts";
import { scheduleDialogState } from "./schedule-dialog-state.ts";
import { ScheduleForm } from "./schedule-form.tsx";

/**
 * Picks and books a call over whatever the visitor was reading (spec 2.6, 4.7; decisions: Scheduling). Stands once in
 * the document and draws nothing until someone asks. It outlives its form: what was typed and what is on its way are
 * still there when the dialog is opened again, and a notification reports what comes of it meanwhile.
 */
export function ScheduleDialog({ title, lead }: { title: string; lead: string }) {
  const isOpen = useDialogState(scheduleDialogState);
  const kept = useRef<KeptCall>({});
  const [asked, setAsked] = useState<AskedCall | null>(null);
  const sender = useSender();
  const { state } = sender;
  // Anyone who comes near the button may press it: what takes its time is there by then.
  useEffect(() => {
    queries.load(slotsKey).catch(() => undefined);
    kept.current.choice ??= firstChoice(siteConfig.scheduling.timeZone);
  }, []);

  useEffect(() => {
    if (!asked || scheduleDialogState.isOpen()) return;
    if (state.kind === "error") {
      showToast({ title: "Your call is not confirmed", description: state.error, variant: "destructive" });
    }
    if (state.kind === "success") {
      const title = state.booking ? bookedTitle : heldTitle;
      showToast({ title, description: describeMoment(asked.zone, asked.slotStart) });
    }
  }, [state, asked]);

  function close() {
    if (state.kind === "success") kept.current = {};
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
      {state.kind === "success" && asked ? (
        <CallBooked {...asked} reference={state.reference} token={state.booking} />
      ) : (
        <ScheduleForm kept={kept.current} sender={sender} onAsk={setAsked} />
      )}
    </Dialog>
  );
}
