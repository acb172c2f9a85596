import { ownerPath } from "#config/index.ts";
import type { OwnerAction } from "#leads/forms/index.ts";
import { Button, buttonClass } from "#platform/ui/button/button.tsx";

/** An action with a `warning` shows it and asks for confirmation. */
const texts: Record<OwnerAction, { label: string; warning?: string; confirm?: string }> = {
  answered: { label: "Answered" },
  release: { label: "Release" },
  cancel: {
    label: "Cancel the call",
    warning: "The visitor gets an email that offers other times. The slot is free again.",
    confirm: "Yes, cancel it",
  },
  redeliver: { label: "Deliver again" },
  dismiss: { label: "Dismiss the failure" },
  erase: {
    label: "Erase",
    warning: "This can’t be undone. The visitor isn’t told: if there is a call to come, cancel it first.",
    confirm: "Yes, erase everything about this lead",
  },
};

export function ActionForm({ token, action, seen }: { token: string; action: OwnerAction; seen: string }) {
  const { label, warning, confirm } = texts[action];
  const isMain = action === "answered" || action === "release";
  const form = (
    <form action={ownerPath(token)} method="post">
      <input type="hidden" name="seen" value={seen} />
      <Button type="submit" name="action" value={action} variant={isMain ? "marker" : "secondary"}>
        {confirm ?? label}
      </Button>
    </form>
  );
  if (!warning) return form;
  return (
    <details>
      <summary className={buttonClass({ variant: "secondary" })}>{label}</summary>
      <div className="grid gap-3 py-3">
        <p className="measure">{warning}</p>
        {form}
      </div>
    </details>
  );
}
