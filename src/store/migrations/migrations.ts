import { createLeads } from "./001-leads.ts";
import { addSlotStart } from "./002-slot-start.ts";
import { createBookings } from "./003-bookings.ts";
import { trackDeliveries } from "./004-deliveries.ts";
import { addPostStates } from "./005-post-states.ts";
import { deleteRowsOfDeletedLeads } from "./006-rows-of-deleted-leads.ts";
import { allowDeliveriesOfErasedLeads } from "./007-rows-of-erased-leads.ts";
import { addAnswers } from "./008-answers.ts";
import { createServerSecret } from "./009-server-secret.ts";
import type { Migration } from "./migrate.ts";

/**
 * Listed in order, starting with version 1. For a new column, append a migration with literal names, add a line to
 * `../schema.ts` unless it is a form field, and dump the version into `stored-databases/`, which a test upgrades. Never
 * edit a released migration.
 */
export const migrations: readonly Migration[] = [
  createLeads,
  addSlotStart,
  createBookings,
  trackDeliveries,
  addPostStates,
  deleteRowsOfDeletedLeads,
  allowDeliveriesOfErasedLeads,
  addAnswers,
  createServerSecret,
];
