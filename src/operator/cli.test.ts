import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runLeads } from "../../tests/support/leads-command.ts";
import { openStore } from "../store/index.ts";
import { parseSubmission } from "../submission/parse-submission.ts";

// Each test opens stores in threads of their own, which takes its time on a machine at work.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "operator-"));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

const run = (...args: string[]) => runLeads(dataDir, ...args);

/** Records submissions in order and gives their ids. */
async function record(...posts: { message: string; honeypot?: boolean }[]): Promise<string[]> {
  const store = await openStore({ dataDir, webhook: undefined });
  const ids: string[] = [];
  for (const { message, honeypot = false } of posts) {
    const parsed = parseSubmission({
      formType: "contact",
      mode: "full",
      firstName: "Asha",
      lastName: "Rao",
      email: "asha@example.com",
      message,
      source: "http://localhost:3000/contact",
    });
    if (!parsed.ok) throw new Error(parsed.outcome.error);
    const lead = { submission: parsed.submission, honeypot, clientAddress: "127.0.0.1" };
    const result = await store.record(
      { ...lead, idempotencyKey: undefined, isReplayOnly: false, sameContentIsSameLead: false },
      "off",
    );
    if (result.kind === "recorded") ids.push(result.id);
  }
  await store.close();
  return ids;
}

describe("npm run leads", () => {
  it("list --json prints the stored submissions, newest first, with exactly the agreed fields", async () => {
    const ids = await record({ message: "The first one" }, { message: "The second one" });
    const { code, output } = await run("list", "--json");
    expect(code).toBe(0);
    const leads: unknown = JSON.parse(output);
    expect(leads).toEqual([
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
      },
      expect.objectContaining({ id: ids[0], message: "The first one" }),
    ]);
  });

  it("list --json prints an empty array where nothing is stored", async () => {
    expect(await run("list", "--json")).toMatchObject({ code: 0, output: "[]\n" });
  });

  it("list reads page after page", async () => {
    await record(...Array.from({ length: 201 }, (_, index) => ({ message: `Message ${index}` })));
    const leads: { message: string }[] = JSON.parse((await run("list", "--json")).output);
    expect(leads.map(({ message }) => message)).toEqual(
      Array.from({ length: 201 }, (_, index) => `Message ${200 - index}`),
    );
  });

  it("release moves a lead out of quarantine", async () => {
    const [id = ""] = await record({ message: "From a bot?", honeypot: true });
    expect((await run("list", "--json")).output).toBe("[]\n");
    expect((await run("list", "--quarantined")).output).toContain("In quarantine: honeypot");
    expect(await run("release", id.toLowerCase())).toMatchObject({ code: 0 });
    expect((await run("list")).output).toContain("From a bot?");
    expect(await run("list", "--quarantined")).toMatchObject({ output: "", said: "0 requests." });
  });

  it("release says when there is nothing to release", async () => {
    const [id = ""] = await record({ message: "An ordinary one" });
    expect(await run("release", id)).toMatchObject({
      code: 1,
      said: expect.stringContaining("not in quarantine"),
    });
    expect(await run("release", "nobody")).toMatchObject({
      code: 1,
      said: expect.stringContaining("not known"),
    });
  });

  it("export --csv gives cells that no spreadsheet runs", async () => {
    await record({ message: '=cmd|"/c calc"!A1\nsecond, line' }, { message: "plain text" });
    const { output } = await run("export", "--csv");
    expect(output.startsWith("\ufeffid,receivedAt,")).toBe(true);
    expect(output).toContain(`"'=cmd|""/c calc""!A1\nsecond, line"`);
    expect(output).toContain(",plain text,");
  });

  it.each([["lists"], ["list", "--all"], ["list", "more"], ["release"], ["export"]])(
    "answers what it does not understand with its help: %s %s",
    async (...args) => {
      expect(await run(...args)).toMatchObject({
        code: 2,
        said: expect.stringContaining("npm run leads -- list"),
      });
    },
  );

  it("prints its help", async () => {
    expect(await run("help")).toMatchObject({ code: 0, output: expect.stringContaining("release <id>") });
    expect(await run()).toMatchObject({ code: 0 });
  });

  it("says in one sentence when the data folder cannot be used", async () => {
    const file = join(dataDir, "a-file");
    await writeFile(file, "");
    expect(await runLeads(join(file, "inside"), "list")).toMatchObject({
      code: 1,
      output: "",
      said: expect.stringMatching(/^The data folder .* cannot be used .* Set DATA_DIR to a folder/),
    });
  });
});
