import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "../join-classes.ts";

/** A 44 px square button that shows only an icon. `label` is its accessible name. */
export function IconButton({
  label,
  quiet = false,
  className,
  children,
  ...rest
}: { label: string; quiet?: boolean; children: ReactNode } & Omit<ComponentProps<"button">, "aria-label">) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={joinClasses("icon-btn", quiet && "icon-btn-quiet", className)}
    >
      {children}
    </button>
  );
}
