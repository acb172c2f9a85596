import type { ReactNode } from "react";

/** A row of toggle buttons; exactly one is pressed (spec 2.4). */
export function ModeSwitch<Mode extends string>({
  label,
  modes,
  value,
  onChange,
}: {
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
