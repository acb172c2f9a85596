import { readFileSync, writeFileSync } from "node:fs";
import { Client, escapeIdentifier, escapeLiteral } from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { runLeadsWith } from "#tests/support/leads/leads-command.ts";
import { makePlace, type TestPlace } from "#tests/support/leads/test-store.ts";
import { openStore } from "../index.ts";

const role = "with_password";

let admin: Client;
let place: TestPlace;

beforeAll(async () => {
  place = await makePlace();
  admin = new Client({ connectionString: `${inject("postgresUrl")}postgres` });
  await admin.connect();
  await admin.query(`create role ${role} login superuser`);
  const { rows } = await admin.query<{ hba_file: string }>("show hba_file");
  const [{ hba_file: file = "" } = {}] = rows;
  writeFileSync(file, `local all ${role} scram-sha-256\n${readFileSync(file, "utf8")}`);
  await admin.query("select pg_reload_conf()");
});

afterAll(async () => {
  await admin.query(`drop role ${escapeIdentifier(role)}`);
  await admin.end();
  await place.remove();
});

it.each(["100%", `'"\\$HOME\``, "/#@:%?&=+ '\"[]{}|^~ä漢"])(
  "connects with POSTGRES_PASSWORD %j as is",
  async (password) => {
    await admin.query(`alter role ${role} password ${escapeLiteral(password)}`);
    const url = (place.databaseUrl ?? "").replace("site@", `${role}@`);
    const env = { DATA_DIR: place.dataDir, DATABASE_URL: url, POSTGRES_PASSWORD: password };
    expect(await runLeadsWith(env, {}, "list", "--json")).toMatchObject({ code: 0, output: "[]\n" });
    // The password in the URL takes precedence.
    const encoded = url.replace("@", `:${encodeURIComponent(password)}@`);
    const inUrl = { ...env, DATABASE_URL: encoded, POSTGRES_PASSWORD: "another" };
    expect(await runLeadsWith(inUrl, {}, "list", "--json")).toMatchObject({ code: 0 });
    const wrong = await runLeadsWith({ ...env, POSTGRES_PASSWORD: `${password}x` }, {}, "list");
    expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining("password authentication failed") });
    expect(wrong.said).not.toContain(password);
  },
);

it("copies to a URL without a password with POSTGRES_PASSWORD", async () => {
  await admin.query(`alter role ${role} password ${escapeLiteral("p/a#s s")}`);
  await (await openStore({ dataDir: place.dataDir })).close();
  const url = (place.databaseUrl ?? "").replace("site@", `${role}@`);
  const env = { DATA_DIR: place.dataDir, POSTGRES_PASSWORD: "p/a#s s" };
  expect(await runLeadsWith(env, {}, "copy", "--to", url)).toMatchObject({
    code: 0,
    said: expect.stringContaining("now has all data"),
  });
});
