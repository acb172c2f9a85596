import type { Lead } from "../store/index.ts";

/** The fields an operator's programs may rely on, in this order (decisions: Commands and settings). */
export const exportedFields = [
  "id",
  "receivedAt",
  "formType",
  "mode",
  "email",
  "firstName",
  "lastName",
  "company",
  "linkedinUrl",
  "message",
  "source",
  "sourcePath",
  "signalSlug",
] as const satisfies readonly (keyof Lead)[];

/** A lead as `list --json` prints it. */
export type ExportedLead = Pick<Lead, (typeof exportedFields)[number]>;

/** Leaves out what the store keeps for itself. */
export function exportLead(lead: Lead): ExportedLead {
  const { id, receivedAt, formType, mode, email, firstName, lastName, company, linkedinUrl } = lead;
  const { message, source, sourcePath, signalSlug } = lead;
  return {
    id,
    receivedAt,
    formType,
    mode,
    email,
    firstName,
    lastName,
    company,
    linkedinUrl,
    message,
    source,
    sourcePath,
    signalSlug,
  };
}
