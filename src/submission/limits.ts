/** Longest texts taken, in UTF-16 units as `maxlength` counts them (decisions: Forms; e-mail: RFC 5321). */
export const maxChars = {
  firstName: 200,
  lastName: 200,
  company: 200,
  email: 254,
  linkedinUrl: 500,
  message: 20_000,
} as const;

/** Fewest characters of a message on the contact form (spec 9). */
export const minMessageChars = 5;
