import { maxChars, type SubmissionMode } from "../../submission/index.ts";
import { TextAreaField, TextField } from "../controls/index.ts";
import { type FieldState, LinkedinUrlField } from "./linkedin-url-field.tsx";

/** The fields of the page form that people see, in the order of its messages (spec 3, 5). */
export const pageFieldNames = [
  "linkedinUrl",
  "firstName",
  "lastName",
  "email",
  "company",
  "message",
] as const;
export type PageFieldName = (typeof pageFieldNames)[number];

/**
 * What the chosen mode asks for, and the message that both ask for (spec 5, 7.1). The fields keep their own texts;
 * `stateOf` brings their errors, and what they start with.
 */
export function PageFormFields({
  mode,
  stateOf,
}: {
  mode: SubmissionMode;
  stateOf: (name: PageFieldName) => FieldState;
}) {
  return (
    <>
      {mode === "linkedin" ? (
        <LinkedinUrlField {...stateOf("linkedinUrl")} />
      ) : (
        <PersonFields stateOf={stateOf} />
      )}
      <TextAreaField
        {...stateOf("message")}
        key="message"
        label="Message"
        name="message"
        maxLength={maxChars.message}
        aria-required
      />
    </>
  );
}

function PersonFields({ stateOf }: { stateOf: (name: PageFieldName) => FieldState }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...stateOf("firstName")}
        label="First Name"
        name="firstName"
        autoComplete="given-name"
        maxLength={maxChars.firstName}
        aria-required
      />
      <TextField
        {...stateOf("lastName")}
        label="Last Name"
        name="lastName"
        autoComplete="family-name"
        maxLength={maxChars.lastName}
        aria-required
      />
      <TextField
        {...stateOf("email")}
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={maxChars.email}
        aria-required
      />
      <TextField
        {...stateOf("company")}
        label="Company"
        optional
        name="company"
        autoComplete="organization"
        maxLength={maxChars.company}
      />
    </div>
  );
}
