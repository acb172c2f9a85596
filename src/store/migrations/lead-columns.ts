import type { Submission } from "../../leads/submission.ts";

/** The schema version that gave each text of a submission its column; one without does not compile. */
export const columnsSince = {
  formType: 1,
  mode: 1,
  email: 1,
  firstName: 1,
  lastName: 1,
  company: 1,
  linkedinUrl: 1,
  message: 1,
  source: 1,
  sourcePath: 1,
  signalSlug: 1,
  screenSize: 1,
  devicePixelRatio: 1,
  browserLanguage: 1,
  timezone: 1,
  slotStart: 2,
} as const satisfies Record<keyof Submission, number>;

/** The columns that a version of the schema brought. */
export function columnsOf(version: number): string[] {
  return Object.entries(columnsSince).flatMap(([name, since]) => (since === version ? [name] : []));
}
