import type { ComponentProps } from "react";
import { InfoIcon, WarningIcon } from "../icons/icons.tsx";

const icons = { info: InfoIcon, danger: WarningIcon };

/** For an error that appears after an action, pass `role="alert"` (spec 8). */
export function Notice({
  tone,
  children,
  ...rest
}: { tone: keyof typeof icons } & Omit<ComponentProps<"div">, "className">) {
  const ToneIcon = icons[tone];
  return (
    <div {...rest} className={`notice tone-${tone}`}>
      <ToneIcon size={20} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
