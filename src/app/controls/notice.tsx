import type { ComponentProps } from "react";
import { InfoIcon, SuccessIcon, WarningIcon } from "../icons/index.ts";
import { joinClasses } from "./join-classes.ts";

const icons = {
  info: InfoIcon,
  success: SuccessIcon,
  warn: WarningIcon,
  danger: WarningIcon,
  neutral: InfoIcon,
};

/** A boxed message. For an error that appears after an action pass `role="alert"` (spec 8). */
export function Notice({
  tone = "info",
  className,
  children,
  ...rest
}: { tone?: keyof typeof icons } & ComponentProps<"div">) {
  const ToneIcon = icons[tone];
  return (
    <div {...rest} className={joinClasses("notice", `tone-${tone}`, className)}>
      <ToneIcon size={20} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
