import { DialogLink, type DialogLinkProps } from "../../leads/browser/index.ts";
import { schedulePath } from "../../site/index.ts";

/** Opens the scheduling dialog. */
export function ScheduleLink(props: DialogLinkProps) {
  return <DialogLink href={schedulePath} data-schedule="" {...props} />;
}
