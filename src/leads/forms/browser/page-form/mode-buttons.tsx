import { type SubmissionMode, submissionModes } from "../../index.ts";
import { modeWords } from "../wording.ts";

/**
 * Switches between the two input modes (spec 2.4). Without JavaScript, a click loads the page in the other mode. The
 * buttons are in a separate form, so that pressing Enter in a field never clicks one.
 */
export function ModeButtons({
  mode,
  path,
  hash,
  from,
  onChoose,
}: {
  mode: SubmissionMode;
  /** The form's page, and the hash to return to. */
  path: string;
  hash: string;
  from: string | null;
  onChoose: (mode: SubmissionMode) => void;
}) {
  return (
    <form action={path} method="get" className="print:hidden">
      {from && <input type="hidden" name="from" value={from} />}
      <fieldset className="segments" aria-label={modeWords.legend}>
        {submissionModes.map((choice) => (
          <button
            key={choice}
            type="submit"
            name="mode"
            // The hash is here, because text browsers use only `action`, and w3m would append the mode to a hash there.
            formAction={path + hash}
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
