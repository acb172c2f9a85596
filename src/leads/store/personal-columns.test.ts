import { expect, it } from "vitest";
import { newBooking } from "#tests/support/leads/new-lead.ts";
import { withStore } from "#tests/support/leads/test-store.ts";
import { personalColumns } from "./personal-columns.ts";

const test = withStore();

/** Text columns without personal data. */
const others = [
  "address_salt.salt",
  "bookings.lead_id",
  "bookings.state",
  "idempotency.answered_state",
  "idempotency.lead_id",
  "leads.form_type",
  "leads.id",
  "leads.mode",
  "leads.quarantine_reason",
  "leads.state",
  "outbox.channel",
  "outbox.id",
  "outbox.kind",
  "outbox.lead_id",
  "outbox.state",
  "recent_posts.lead_id",
  "recent_posts.state",
  "server_secret.secret",
];

it("knows of every column that isn't a number whether it has personal data", async () => {
  const listed = test.place.databaseUrl
    ? "select table_name, column_name from information_schema.columns where table_schema = 'public' and data_type not in ('bigint', 'integer')"
    : "select tables.name, columns.name as column_name from sqlite_schema as tables, pragma_table_info(tables.name) as columns where tables.type = 'table' and lower(columns.type) not in ('bigint', 'integer')";
  const columns = (await test.rows(listed)).map((row) => row.join("."));
  const personal = Object.entries(personalColumns).flatMap(([table, names]) =>
    names.map((name) => `${table}.${name}`),
  );
  const known = [...personal, ...others];
  expect(columns.filter((column) => !known.includes(column))).toEqual([]);
  // SQLite's salt is in a file.
  expect(known.filter((column) => !columns.includes(column) && column !== "address_salt.salt")).toEqual([]);
});

it("deletes every row with personal data with its lead", async () => {
  const result = await test.store.record(newBooking({}, { idempotencyKey: "a-key-of-one-visitor" }), "off");
  const id = result.kind === "recorded" ? result.id : "";
  const count = async () =>
    Promise.all(
      Object.keys(personalColumns).map(async (table) =>
        Number((await test.rows(`select count(*) from ${table}`))[0]?.[0]),
      ),
    );
  expect(Math.min(...(await count()))).toBeGreaterThan(0);
  await test.store.eraseLeads([id], []);
  expect(await count()).toEqual(Object.keys(personalColumns).map(() => 0));
});
