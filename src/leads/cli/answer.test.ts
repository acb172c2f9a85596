import { expect, it } from "vitest";
import { withLeads } from "#tests/support/leads/leads-command.ts";
import { newLead } from "#tests/support/leads/new-lead.ts";
import { referenceOf } from "../forms/index.ts";

const leads = withLeads();

const contact = newLead({ formType: "modal", email: "asha@example.com", firstName: "Asha", message: "Hi" });

it("records the first answer, which list and export show in their last column", async () => {
  const [first, second] = await leads.record([contact, contact]);
  if (!first || !second) throw new Error("Two leads should be recorded.");
  const before = JSON.parse((await leads.run("list", "--json")).output);
  expect(before.map(({ answeredAt }: { answeredAt: string }) => answeredAt)).toEqual(["", ""]);

  const answered = await leads.run("answer", referenceOf(first.id), second.id.toLowerCase());
  expect(answered.code).toBe(0);
  expect(answered.said).toBe(
    `${referenceOf(first.id)} is answered.\n${second.id.toLowerCase()} is answered.`,
  );
  const [listed] = JSON.parse((await leads.run("list", "--json")).output);
  expect(Date.now() - Date.parse(listed.answeredAt)).toBeLessThan(60_000);
  const csv = (await leads.run("export", "--csv")).output.split("\r\n");
  expect(csv[0]).toMatch(/,signalSlug,reference,.*,officeZone,answeredAt,journey$/);
  expect(csv[1]?.endsWith(`,${listed.answeredAt},`)).toBe(true);

  const again = await leads.run("answer", second.id);
  expect(again).toMatchObject({
    code: 0,
    said: expect.stringMatching(/ was already answered on .*2\d{3} at /),
  });
  expect(JSON.parse((await leads.run("show", second.id, "--json")).output).answeredAt).toBe(
    listed.answeredAt,
  );
});

it("answers the leads that it finds when another reference is unknown, and exits with 1", async () => {
  const [lead] = await leads.record([contact]);
  if (!lead) throw new Error("A lead should be recorded.");
  const outcome = await leads.run("answer", "0000-0000", lead.id);
  expect(outcome.code).toBe(1);
  expect(outcome.said).toContain("No lead found for 0000-0000.");
  expect(outcome.said).toContain(`${lead.id} is answered.`);
});
