import { type ComponentProps, useId, useMemo } from "react";
import { canonicalZone } from "#platform/time/zoned-time.ts";

export function ZoneSelect({
  hint,
  zones,
  listsAllZones,
  ...select
}: {
  hint?: string;
  /** Time zones that are always listed, under exactly these names. */
  zones: readonly string[];
  /** Lists all other time zones too. There are hundreds, so they can be added later. */
  listsAllZones: boolean;
} & Pick<ComponentProps<"select">, "value" | "defaultValue" | "onChange">) {
  const id = useId();
  const wanted = zones.join();
  const options = useMemo(() => {
    const others = listsAllZones ? Intl.supportedValuesOf("timeZone") : [];
    const named = new Map(others.map((zone) => [zone, zone]));
    for (const zone of wanted.split(",")) named.set(canonicalZone(zone), zone);
    return [...named.values()].sort().map((zone) => <option key={zone}>{zone}</option>);
  }, [wanted, listsAllZones]);
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        Time zone
      </label>
      <select {...select} id={id} name="zone" aria-describedby={hint && `${id}-hint`} className="input">
        {options}
      </select>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
