import type { ReactNode } from "react";

/** Two or more ways of doing one thing, as buttons in one row; the chosen one is pressed (spec 2.4). */
export function ModeSwitch<Mode extends string>({
  label,
  modes,
  value,
  onChange,
}: {
  /** Name of the choice, for assistive technology. */
  label: string;
  modes: ReadonlyArray<{ value: Mode; label: ReactNode }>;
  value: Mode;
  onChange: (mode: Mode) => void;
}) {
  return (
    <fieldset className="segments" aria-label={label}>
      {modes.map((mode) => (
        <button
          key={mode.value}
          type="button"
          aria-pressed={mode.value === value}
          onClick={() => onChange(mode.value)}
          className="segment"
        >
          {mode.label}
        </button>
      ))}
    </fieldset>
  );
}
