import type { ComponentProps } from "react";
import { joinClasses } from "../join-classes.ts";
import { Spinner } from "../spinner/spinner.tsx";

interface ButtonLook {
  /**
   * `primary` is filled blue, `marker` filled vermilion for the main action of a screen, `secondary` outlined. Inside a
   * dark section all three use their on-dark colors.
   */
  variant?: "primary" | "marker" | "secondary";
  size?: "medium" | "large";
  className?: string | undefined;
}

/** The classes of a button, for a link that looks like one: `<a className={buttonClass({ variant: "marker" })}>`. */
export function buttonClass({ variant = "primary", size = "medium", className }: ButtonLook = {}): string {
  return joinClasses("btn", `btn-${variant}`, size === "large" && "btn-large", className);
}

/** A button for an action. `pending` disables it and shows a spinner; its label must say the same. */
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
  const look: ButtonLook = { className, ...(variant && { variant }), ...(size && { size }) };
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={buttonClass(look)}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}
