import { completeLinkedinUrl, maxChars } from "../../submission/index.ts";
import { TextField } from "../controls/index.ts";

/** What every field of a form is told by its form. */
export interface FieldState {
  error?: string | undefined;
  defaultValue?: string | undefined;
  autoFocus?: boolean;
}

/**
 * The profile address. An address typed without its scheme is completed on `change`, before the browser's own
 * URL check can refuse it (decisions: Forms).
 */
export function LinkedinUrlField({ required = false, ...state }: FieldState & { required?: boolean }) {
  return (
    <TextField
      {...state}
      ref={completeOnChange}
      label="LinkedIn URL"
      name="linkedinUrl"
      type="url"
      inputMode="url"
      autoComplete="url"
      placeholder="linkedin.com/in/your-name"
      maxLength={maxChars.linkedinUrl}
      required={required}
      aria-required
    />
  );
}

/** React's `onChange` is the browser's `input`; the real `change` needs a listener of its own. */
function completeOnChange(input: HTMLInputElement | null) {
  if (!input) return undefined;
  const complete = () => {
    input.value = completeLinkedinUrl(input.value);
  };
  input.addEventListener("change", complete);
  return () => input.removeEventListener("change", complete);
}
