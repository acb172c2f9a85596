import { type SubmissionMode, submissionModes } from "../../index.ts";
import { modeWords } from "../wording.ts";

/**
 * Switches between the two input modes (spec 2.4). Without JavaScript, a click loads the page in the other mode. The
 * buttons are in a separate form, so that pressing Enter in a field never clicks one.
 */
export function ModeButtons({
  mode,
  url,
  from,
  onChoose,
}: {
  mode: SubmissionMode;
  /** Path of the form's page, including the hash to return to. */
  url: string;
  from: string | null;
  onChoose: (mode: SubmissionMode) => void;
}) {
  return (
    <form action={url} method="get">
      {from && <input type="hidden" name="from" value={from} />}
      <fieldset className="segments" aria-label={modeWords.legend}>
        {submissionModes.map((choice) => (
          <button
            key={choice}
            type="submit"
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
    </form>
  );
}
