import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { readValue } from "../../../tests/support/sqlite.ts";
import { createKysely } from "../sqlite/open-database.ts";
import { sqlite } from "../sqlite/sqlite-engine.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";
import { readStoredDatabase } from "./stored-databases/read.ts";

it("gives recent posts their lead's state, and their size if the lead is quarantined", async () => {
  const database = new DatabaseSync(":memory:");
  database.exec(readStoredDatabase(3));
  database.exec(`
    insert into leads select '01FREE', 1764000000000, form_type, mode, email, first_name, last_name, company, linkedin_url,
      message, source, source_path, signal_slug, screen_size, device_pixel_ratio, browser_language, timezone,
      'accepted', 'addressLimit', 1764000000001, '' from leads where id = '01NEW';
    update leads set quarantine_reason = 'emailLimit', message = 'Grüße' where id = '01HELD';
    insert into recent_posts values ('01NEW', 1, 'address', 'email', 'content');
    insert into recent_posts values ('01HELD', 2, 'address', 'email', 'content');
    insert into recent_posts values ('01FREE', 3, 'address', 'email', 'content');
  `);
  await migrate({ ...sqlite, db: createKysely(database) }, migrations);
  const posts = database.prepare(
    "select lead_id, state, bytes, network_hash from recent_posts order by at_ms",
  );
  expect(posts.all().map(Object.values)).toEqual([
    ["01NEW", "accepted", 0, null],
    ["01HELD", "quarantined", 7, null],
    ["01FREE", "released", expect.any(Number), null],
  ]);
  expect(readValue(database, "pragma integrity_check")).toBe("ok");
  database.close();
});
