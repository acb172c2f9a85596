import type { ReactNode } from "react";
import { InfoIcon, SuccessIcon, WarningIcon } from "#platform/ui/icons/icons.tsx";
import { joinClasses } from "#platform/ui/join-classes.ts";
import type { CalloutBlock } from "./callout.ts";

const icons = { info: InfoIcon, warn: WarningIcon, success: SuccessIcon, neutral: InfoIcon };

/** A callout (spec 3): `soft` has a tinted background, `solid` a border and a filled panel behind its icon. */
export function Callout({
  variant,
  tone,
  title,
  children,
}: Pick<CalloutBlock<never>, "variant" | "tone" | "title"> & { children: ReactNode }) {
  const ToneIcon = icons[variant];
  return (
    <div
      role="note"
      aria-label={title}
      className={joinClasses(
        "prose-block notice callout",
        `tone-${variant}`,
        tone === "solid" && "callout-solid",
      )}
    >
      <ToneIcon size={22} />
      <div className="callout-body">
        {title && <p className="callout-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
