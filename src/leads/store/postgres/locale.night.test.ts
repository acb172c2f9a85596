import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { contactPost, newLead } from "#tests/support/leads/new-lead.ts";
import { openStore, type Store } from "../index.ts";
import { StoreOpenError } from "../store-errors.ts";

const created: string[] = [];

async function run(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: `${inject("postgresUrl")}postgres` });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function createDatabase(name: string, options: string) {
  await run(`create database ${name} template template0 ${options}`);
  created.push(name);
  return { dataDir: "", databaseUrl: inject("postgresUrl") + name };
}

afterAll(() => run(...created.map((name) => `drop database ${name}`)));

describe("a PostgreSQL database with a Turkish locale", () => {
  let store: Store;

  beforeAll(async () => {
    const place = await createDatabase(
      "turkish",
      "encoding 'UTF8' locale_provider icu icu_locale 'tr-TR' locale 'C'",
    );
    store = await openStore(place);
  });

  afterAll(() => store.close());

  const record = async (email: string, message = contactPost.message) => {
    const result = await store.record(newLead({ ...contactPost, email, message }), "off");
    if (result.kind !== "recorded") throw new Error(result.kind);
    return result.id;
  };

  it("finds an address in any spelling, and no one else's", async () => {
    const upper = await record("INFO@example.com");
    const mixed = await record("info@Example.COM");
    const dotted = await record("İnfo@example.com");
    const dotless = await record("ınfo@example.com");
    const find = (email: string) => store.listErasable({ email }, 10);
    expect(await find("Info@example.com")).toEqual([upper, mixed]);
    expect(await find("i\u0307nfo@example.com")).toEqual([dotted]);
    expect(await find("ınfo@example.com")).toEqual([dotless]);
    const mention = await record("ravi@example.com", "Please write to INFO@EXAMPLE.COM.");
    await record("ravi@example.com", "Please write to İNFO@EXAMPLE.COM.");
    expect(await store.listMentions("info@example.com", 10)).toEqual([mention]);
  });
});

it.each(["LATIN1", "SQL_ASCII"])(
  "refuses a database in %s, with the command that creates one",
  async (encoding) => {
    const name = `in_${encoding.toLowerCase()}`;
    const place = await createDatabase(name, `encoding '${encoding}' locale_provider libc locale 'C'`);
    const command = `createdb --encoding=UTF8 --locale=C --template=template0 "${name}_utf8"`;
    for (const log of [undefined, { error: () => undefined, info: () => undefined }]) {
      const failure = await openStore(place, log).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(StoreOpenError);
      expect(String(failure)).toContain(command);
    }
  },
);
