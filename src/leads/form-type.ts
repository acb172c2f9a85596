/** The forms whose posts `/api/forms` takes (spec 3, decisions: Forms). */
export const formTypes = ["contact", "modal", "marketSignal", "schedule"] as const;
export type FormType = (typeof formTypes)[number];

/** `linkedin`: a profile address and a message; `full`: name and e-mail (spec 2.4, 7.1). */
export const submissionModes = ["linkedin", "full"] as const;
export type SubmissionMode = (typeof submissionModes)[number];
