import { createLeads } from "./001-leads.ts";
import { addSlotStart } from "./002-slot-start.ts";
import { createBookings } from "./003-bookings.ts";
import { trackDeliveries } from "./004-deliveries.ts";
import { addPostStates } from "./005-post-states.ts";
import { deleteRowsOfDeletedLeads } from "./006-rows-of-deleted-leads.ts";
import type { Migration } from "./migrate.ts";

/**
 * All migrations in order: the first has version 1. A new column is a new migration at the end, with literal names, a
 * line in `../schema.ts` where it is no text of a submission, and a dump of the version in `stored-databases/`, from
 * which a test upgrades. A released migration is never edited.
 */
export const migrations: readonly Migration[] = [
  createLeads,
  addSlotStart,
  createBookings,
  trackDeliveries,
  addPostStates,
  deleteRowsOfDeletedLeads,
];
