import { schedulePath } from "#config/index.ts";
import { DialogLink, type DialogLinkProps } from "../../forms/browser/index.ts";

/** Opens the scheduling dialog. */
export function ScheduleLink(props: DialogLinkProps) {
  return <DialogLink href={schedulePath} data-schedule="" {...props} />;
}
