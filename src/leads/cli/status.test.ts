import { expect, it } from "vitest";
import { runLeadsWith, withLeads } from "#tests/support/leads/leads-command.ts";
import { newLead } from "#tests/support/leads/new-lead.ts";
import { startReceiver } from "#tests/support/leads/receiver.ts";

const leads = withLeads();

it("status reads the owner's calendar and says how many events could not be read, without their text", async () => {
  await leads.record([
    newLead({ formType: "modal", mode: "linkedin", linkedinUrl: "linkedin.com/in/asha", message: "Hello" }),
  ]);
  const feed = await startReceiver();
  const lines = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "DTSTART:soon", "END:VEVENT", "END:VCALENDAR"];
  feed.respond = (response) => void response.end(lines.join("\r\n"));
  const env = { DATA_DIR: leads.dataDir, CALENDAR_URL: `${feed.url}/s3cret.ics` };
  const { output } = await runLeadsWith(env, {}, "status");
  expect(output).toContain("Warning: 1 event in your calendar could not be read: line 3 of CALENDAR_URL.");
  expect(output).not.toMatch(/soon|s3cret/);
});
