import { IconButton } from "#platform/ui/button/icon-button.tsx";
import { CloseIcon } from "#platform/ui/icons/icons.tsx";
import { ConsentChoices } from "./consent-choices.tsx";
import type { ConsentCopy } from "./copy.ts";

const TITLE_ID = "consent-title";

const toggles = [
  { name: "necessary", label: "Necessary", isLocked: true },
  { name: "analytics", label: "Analytics", isLocked: false },
  { name: "marketing", label: "Marketing", isLocked: false },
] as const;

/** The preferences dialog (spec 4.6). Not an island: `consent-view.ts` handles it without React. */
export function PreferencesDialog({ lead, about }: Pick<ConsentCopy, "lead" | "about">) {
  return (
    <dialog aria-labelledby={TITLE_ID} closedby="any" className="consent-dialog">
      <div className="dialog-head">
        <h2 id={TITLE_ID} className="dialog-title">
          Cookie Preferences
        </h2>
        <p className="text-ink-soft">{lead}</p>
      </div>
      <ul className="mb-5 border-t border-line">
        {toggles.map(({ name, label, isLocked }) => (
          <li key={name} className="border-b border-line py-3">
            <label className="consent-toggle">
              <span className="font-semibold">{label}</span>
              <input
                type="checkbox"
                // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its state.
                role="switch"
                name={name}
                defaultChecked={isLocked}
                disabled={isLocked}
                autoComplete="off"
                aria-describedby={`consent-${name}`}
              />
            </label>
            <p id={`consent-${name}`} className="text-sm text-ink-soft">
              {about[name]}
            </p>
          </li>
        ))}
      </ul>
      <ConsentChoices />
      {/* Comes last so that the first toggle gets the initial focus. */}
      <IconButton label="Close" quiet data-consent="close" className="dialog-close">
        <CloseIcon size={22} />
      </IconButton>
    </dialog>
  );
}
