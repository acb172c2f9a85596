import { useId } from "react";
import { type SubmissionMode, submissionModes } from "../../index.ts";
import { modeWords } from "../words.ts";

/**
 * The two input modes, switched by buttons (spec 2.4). Without JavaScript a button asks for the same page in its mode: it
 * belongs to a form of its own, so that Enter in a field never presses it.
 */
export function ModeButtons({
  mode,
  address,
  onChoose,
}: {
  mode: SubmissionMode;
  /** The page that holds the form, with the hash to return to. */
  address: string;
  onChoose: (mode: SubmissionMode) => void;
}) {
  const switchId = useId();
  return (
    <>
      <form id={switchId} action={address} method="get" hidden />
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
