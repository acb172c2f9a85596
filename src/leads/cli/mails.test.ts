import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import { withLeads } from "#tests/support/leads/leads-command.ts";

const leads = withLeads();

it("mails writes each kind of email as .eml and .html without reading a store", async () => {
  const { code, output } = await leads.run("mails");
  const folder = output.trim();
  const names = await readdir(folder);
  const kinds = names.filter((name) => name.endsWith(".eml")).map((name) => name.slice(0, -4));
  expect(names.sort()).toEqual(kinds.flatMap((kind) => [`${kind}.eml`, `${kind}.html`]).sort());
  expect(kinds).toEqual(
    expect.arrayContaining([
      "owner-booking",
      "visitor-confirmation",
      "visitor-report",
      "visitor-cancellation",
    ]),
  );
  for (const kind of kinds) {
    const mail = await PostalMime.parse(await readFile(join(folder, `${kind}.eml`)));
    expect(mail.text).toBeTruthy();
    expect(await readFile(join(folder, `${kind}.html`), "utf8")).toContain("<html");
  }
  await rm(folder, { recursive: true });
  expect(code).toBe(0);
});
