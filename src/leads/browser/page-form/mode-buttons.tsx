import { useId } from "react";
import { type SubmissionMode, submissionModes } from "../../index.ts";
import { modeWords } from "../wording.ts";

/**
 * Switches between the two input modes (spec 2.4); without JavaScript, by loading the page in the other mode. The buttons
 * have a separate form, so that Enter in a field never clicks one.
 */
export function ModeButtons({
  mode,
  url,
  onChoose,
}: {
  mode: SubmissionMode;
  /** The form's page, with the hash to return to. */
  url: string;
  onChoose: (mode: SubmissionMode) => void;
}) {
  const switchId = useId();
  return (
    <>
      <form id={switchId} action={url} method="get" hidden />
      <fieldset className="segments" aria-label={modeWords.legend}>
        {submissionModes.map((choice) => (
          <button
            key={choice}
            type="submit"
            form={switchId}
            name="mode"
            value={choice}
            aria-pressed={choice === mode}
            className="segment"
            onClick={(event) => {
              event.preventDefault();
              onChoose(choice);
            }}
          >
            {modeWords[choice]}
          </button>
        ))}
      </fieldset>
    </>
  );
}
