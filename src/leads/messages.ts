/** What a form says to a visitor; the first eight are the specification's words to the letter (spec 5, 8). */
export const messages = {
  linkedinUrlRequired: "LinkedIn URL is required",
  firstNameRequired: "First name is required",
  lastNameRequired: "Last name is required",
  emailRequired: "Email is required",
  messageRequired: "Message is required",
  messageTooShort: "Please tell us more about your needs",
  emailInvalidAlert: "Please enter a valid email address",
  emailInvalidField: "Please enter a valid email",
  linkedinUrlInvalid: "Please enter a valid LinkedIn URL",
  fullNameRequired: "Full name is required",
  companyRequired: "Company name is required",
  slotRequired: "Please choose a time",
  slotUnknown: "Please choose one of the times on offer",
  noWayToAnswer: "Please give an email address or a LinkedIn URL, so that we can answer",
  unusableCharacters: "Please remove line breaks and control characters",
  notText: "Please enter text",
  unknownFormType: "This form is not known here. Please reload the page and try again.",
  unknownMode: "Please choose LinkedIn or full details",
  offline: "You appear to be offline.",
  failed: "Something went wrong",
} as const;

/**
 * Message for a text above its limit; `chars` as in `fields`. Not `toLocaleString`: it loads the rules of all
 * languages first, and this code comes when a visitor has just asked for a form: 60 ms on a slow phone.
 */
export function tooLongMessage(chars: number): string {
  return `Please use at most ${String(chars).replace(/\B(?=(?:\d{3})+$)/g, ",")} characters`;
}
