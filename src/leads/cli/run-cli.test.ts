import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { runLeads, withLeads } from "#tests/support/leads/leads-command.ts";
import { newLead } from "#tests/support/leads/new-lead.ts";
import { openStore } from "../store/index.ts";
import { commands } from "./run-cli.ts";

const leads = withLeads();
const { run } = leads;

async function record(...posts: { message: string; honeypot?: boolean }[]): Promise<string[]> {
  const person = { firstName: "Asha", lastName: "Rao", email: "asha@example.com" };
  const form = { formType: "contact", mode: "full", source: "http://localhost:3000/contact", ...person };
  const recorded = await leads.record(
    posts.map(({ message, honeypot = false }) => newLead({ ...form, message }, { honeypot })),
  );
  return recorded.map(({ id }) => id);
}

describe("npm run leads", () => {
  it("list --json prints leads, newest first, with exactly the documented fields", async () => {
    const ids = await record({ message: "The first one" }, { message: "The second one" });
    const { code, output } = await run("list", "--json");
    expect(code).toBe(0);
    expect(JSON.parse(output)).toEqual([
      {
        id: ids[1],
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        formType: "contact",
        mode: "full",
        email: "asha@example.com",
        firstName: "Asha",
        lastName: "Rao",
        company: "",
        linkedinUrl: "",
        message: "The second one",
        source: "http://localhost:3000/contact",
        sourcePath: "/contact",
        signalSlug: "",
        answeredAt: "",
      },
      expect.objectContaining({ id: ids[0], message: "The first one" }),
    ]);
  });

  it("list prints all leads even when they don't fit into one query", async () => {
    await record(...Array.from({ length: 201 }, (_, index) => ({ message: `Message ${index}` })));
    const listed: { message: string }[] = JSON.parse((await run("list", "--json")).output);
    expect(listed.map(({ message }) => message)).toEqual(
      Array.from({ length: 201 }, (_, index) => `Message ${200 - index}`),
    );
  });

  it("release moves a lead out of quarantine, and says when there is none to release", async () => {
    const [id = ""] = await record({ message: "From a bot?", honeypot: true });
    expect((await run("list", "--json")).output).toBe("[]\n");
    expect((await run("list", "--quarantined")).output).toContain("In quarantine: honeypot");
    expect(await run("release", id.toLowerCase())).toMatchObject({ code: 0 });
    expect((await run("list")).output).toContain("From a bot?");
    expect(await run("list", "--quarantined")).toMatchObject({ output: "", said: "0 leads." });
    const again = await run("release", id, "nobody");
    expect(again.code).toBe(1);
    expect(again.said).toMatch(/not in quarantine.*\nNo lead found for nobody/);
  });

  it("export --csv doesn't write formulas, even if a spreadsheet splits cells at semicolons or tabs", async () => {
    const messages = [
      ["plain text", "plain text"],
      ['=cmd|"/c calc"!A1\nsecond, line', `"'=cmd|""/c calc""!A1\nsecond, line"`],
      ["x;@SUM(1)", `"x;'@SUM(1)"`],
      ["Dear all,\n=1+1\n- two", `"Dear all,\n'=1+1\n'- two"`],
      ["4 - 3 = 1; a-b@c", `"4 - 3 = 1; a-b@c"`],
    ] as const;
    await record(...messages.map(([message]) => ({ message })));
    const { output } = await run("export", "--csv");
    expect(output.startsWith("\ufeffid,receivedAt,")).toBe(true);
    for (const [, cell] of messages) expect(output).toContain(`,${cell},http://localhost:3000/contact,`);
    // No part is a formula, even when split at any locale's separators, quoted or not.
    const pieces = output.split(/[;\t\r\n]/).filter((piece) => /^[\s"]*[=+\-@\uff1d]/.test(piece));
    expect(pieces).toEqual([]);
  });

  it.each([["lists"], ["list", "--all"], ["status", "now"], ["release"]])(
    "prints help after a usage error: %s %s",
    async (...args) => {
      expect(await run(...args)).toMatchObject({
        code: 2,
        said: expect.stringContaining(`npm run leads -- ${args[0] === "lists" ? "<command>" : args[0]}`),
      });
    },
  );

  it("status counts deliveries that wait for an unconfigured channel", async () => {
    const profile = {
      formType: "modal",
      mode: "linkedin",
      linkedinUrl: "linkedin.com/in/asha",
      message: "Hi",
    };
    await leads.record([newLead(profile, { channels: ["webhook"] })]);
    expect((await run("status")).output).toContain("1 for webhook, which is not configured");
  });

  it("status shows alerts, where emails go, and how much is waiting, failed or quarantined", async () => {
    const [id = ""] = await record({ message: "The one" }, { message: "A bot?", honeypot: true });
    const store = await openStore({ dataDir: leads.dataDir });
    const due = { channel: "owner-mail", nowMs: Date.now(), leaseMs: 90_000, count: 1 };
    const [claimed] = await store.claimDeliveries(due);
    if (!claimed) throw new Error("Nothing was due.");
    const result = { state: "failed", reason: "550 no such user", deliveredTo: [] } as const;
    await store.settleDelivery({ ...claimed, nowMs: Date.now(), result });
    await store.close();
    const { code, output } = await run("status");
    expect(code).toBe(0);
    expect(output.split("\n")).toEqual([
      "Warning: 1 delivery has failed permanently: npm run leads -- deliveries --state failed",
      expect.stringMatching(/^Emails are written to .*mail and not sent\. Set SMTP_URL to send them\.$/),
      expect.stringContaining("this terminal's variables"),
      expect.stringMatching(/^Waiting: 1, the oldest since \d{4}-/),
      "Failed permanently: 1",
      `  ${id}.owner-mail  1 attempt: 550 no such user`,
      "In quarantine: 1 lead",
      "Replies overdue: 0 leads",
      "Last backup: none yet",
      expect.stringMatching(/^Free disk space: \d+ MB$/),
      expect.stringMatching(/^Feed of your calls, .*: http:\/\/localhost:3000\/calendar\/[\w.-]+\.ics$/),
      "",
    ]);
  });

  it("prints help with or without the `help` argument", async () => {
    expect(await run("help")).toMatchObject({ code: 0, output: expect.stringContaining("release <id>") });
    expect(await run()).toMatchObject({ code: 0 });
  });

  it.each(["operating", "requirements"])("docs/%s.md lists each command in its table", (name) => {
    const guide = readFileSync(join(import.meta.dirname, `../../../docs/${name}.md`), "utf8");
    const cells = [...guide.matchAll(/^\| (`.*?) \|/gm)].map(([, cell]) => cell).join(" ");
    const missing = [...commands.keys()].filter((command) => !new RegExp(`\`${command}[ \`]`).test(cells));
    expect(missing).toEqual([]);
  });

  it.each([...commands.keys()])("%s --help prints an example without reading a store", async (name) => {
    const { code, output, store } = await run(name, "--help");
    expect({ code, store }).toEqual({ code: 0, store: "" });
    expect(output).toMatch(new RegExp(`^npm run leads -- ${name}\\b`));
    expect(output).toMatch(new RegExp(`For example:\n  npm run leads -- ${name}\\b.* {2}\\w`));
    expect((await run("help", name)).output).toBe(output);
  });

  it.each([
    ["list", "--json"],
    ["cancel", "K7M2-9QXD"],
  ])("says where it looked for a store, and doesn't create one: %s %s", async (...args) => {
    const missing = join(leads.dataDir, "missing");
    expect(await runLeads(missing, ...args)).toEqual({
      code: 1,
      output: "",
      store: "",
      said: `There is no store at ${missing}/leads.db. Set DATA_DIR to the server's folder. The server creates the store when it first starts.`,
    });
    expect(existsSync(missing)).toBe(false);
  });

  it("prints the path of the store on stderr", async () => {
    await record({ message: "An ordinary one" });
    expect((await run("list", "--json")).store).toBe(`Store: ${leads.dataDir}/leads.db`);
    const fromHere = relative(process.cwd(), leads.dataDir);
    const { store, output } = await runLeads(fromHere, "list", "--json");
    expect(store).toBe(`Store: ${fromHere}/leads.db`);
    expect(JSON.parse(output)).toHaveLength(1);
  });
});
