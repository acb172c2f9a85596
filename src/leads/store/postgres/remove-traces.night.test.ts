import { expect, it } from "vitest";
import { newLead } from "#tests/support/leads/new-lead.ts";
import { withStore } from "#tests/support/leads/test-store.ts";

const test = withStore();
const post = { formType: "contact", mode: "full", firstName: "Asha", lastName: "Rao", message: "Hello" };

it.each([0, 9])(
  "leaves nothing of an erased lead in PostgreSQL's statistics beside %d others",
  async (others) => {
    for (const name of ["zebedee", "zebedee", ...Array.from({ length: others }, (_, index) => `a${index}`)]) {
      await test.store.record(newLead({ ...post, email: `${name}@example.com` }), "off");
    }
    await test.rows("analyze");
    const find = () =>
      test.rows(
        "select tablename, attname from pg_stats where concat(most_common_vals, histogram_bounds) ilike '%zebedee%'",
      );
    expect(await find()).not.toEqual([]);
    await test.store.eraseLeads(await test.store.listErasable({ email: "zebedee@example.com" }, 10), []);
    expect(await test.store.removeTraces()).toBe(true);
    expect(await find()).toEqual([]);
    // Still works with the same connections and indexes.
    expect(await test.store.countErasable({ email: "A1@example.com" })).toBe(Math.min(others, 1));
  },
);
