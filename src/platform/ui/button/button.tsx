import type { ComponentProps } from "react";
import { joinClasses } from "../join-classes.ts";
import { Spinner } from "./spinner.tsx";

interface ButtonLook {
  /** `marker` is filled: it leads to a talk with us. Everything else is outlined. */
  variant?: "marker" | "secondary" | undefined;
  size?: "medium" | "large" | undefined;
  className?: string | undefined;
}

/** Classes for a link that looks like a button: `<a className={buttonClass({ variant: "marker" })}>`. */
export function buttonClass({ variant = "secondary", size = "medium", className }: ButtonLook = {}): string {
  return joinClasses("btn", `btn-${variant}`, size === "large" && "btn-large", className);
}

/** `pending` disables the button and shows a spinner; the label must also say so. */
export function Button({
  variant,
  size,
  className,
  pending = false,
  disabled,
  type = "button",
  children,
  ...rest
}: ButtonLook & { pending?: boolean } & ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={buttonClass({ variant, size, className })}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}
