import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openStore } from "../store/index.ts";
import { referenceOf } from "../submission/index.ts";
import { parseSubmission } from "../submission/parse-submission.ts";
import { runCli } from "./cli.ts";

// Each test opens stores in threads of their own, which takes its time on a machine at work.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "operator-"));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

async function run(...args: string[]) {
  return runIn(dataDir, ...args);
}

async function runIn(folder: string, ...args: string[]) {
  const output: string[] = [];
  const said: string[] = [];
  const code = await runCli(
    args,
    { DATA_DIR: folder },
    {
      write: async (text) => {
        output.push(text);
      },
      say: (line) => {
        said.push(line);
      },
    },
  );
  return { code, output: output.join(""), said: said.join("\n") };
}

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

/** Books a call for each start and gives the ids and tokens. */
async function recordCalls(...calls: { slotStart: string; firstName?: string; honeypot?: boolean }[]) {
  const store = await openStore({ dataDir, webhook: undefined });
  const booked: { id: string; token: string; reference: string }[] = [];
  for (const { slotStart, firstName = "Asha", honeypot = false } of calls) {
    const post = { formType: "schedule", mode: "full", firstName, email: "asha@example.com", slotStart };
    const parsed = parseSubmission({ ...post, message: "Our funnel\nand more", timezone: "Europe/Berlin" });
    if (!parsed.ok) throw new Error(parsed.outcome.error);
    const call = { slotMinutes: 30, isOffered: true };
    const arrival = { idempotencyKey: undefined, sameContentIsSameLead: false, isReplayOnly: false };
    const lead = { submission: parsed.submission, honeypot, clientAddress: "127.0.0.1", call, ...arrival };
    const result = await store.record(lead, "off");
    if (result.kind !== "recorded") throw new Error(result.kind);
    const { id, booking: token = "" } = result;
    booked.push({ id, token, reference: referenceOf(id) });
  }
  await store.close();
  return booked;
}

const early = { slotStart: "2126-11-24T03:30:00.000Z", firstName: "Asha" };
const late = { slotStart: "2126-11-25T03:30:00.000Z", firstName: "Ravi" };
const over = { slotStart: "2024-11-25T03:30:00.000Z", firstName: "Old" };

describe("npm run leads for calls", () => {
  it("bookings lists those to come, soonest first, in the office's zone", async () => {
    const [second, first] = await recordCalls(late, early, over);
    const { code, output, said } = await run("bookings");
    expect({ code, said }).toEqual({ code: 0, said: "2 calls." });
    expect(output).toBe(
      [
        `Sunday, 24 November 2126, 9:00 AM, India Standard Time (GMT+5:30)  ${first?.reference}`,
        "  Asha, asha@example.com, Europe/Berlin",
        "  Our funnel",
        "  and more",
        "",
        `Monday, 25 November 2126, 9:00 AM, India Standard Time (GMT+5:30)  ${second?.reference}`,
        "  Ravi, asha@example.com, Europe/Berlin",
        "  Our funnel",
        "  and more\n\n",
      ].join("\n"),
    );
  });

  it("bookings --json prints them for programs", async () => {
    const [{ id, token, reference } = { id: "", token: "", reference: "" }] = await recordCalls(early);
    const { code, output } = await run("bookings", "--json");
    expect(code).toBe(0);
    expect(JSON.parse(output)).toEqual([
      {
        ...{ id, reference, token, state: "booked", slotStart: early.slotStart, slotMinutes: 30 },
        ...{ createdAt: expect.stringMatching(/Z$/), firstName: "Asha", lastName: "" },
        ...{ email: "asha@example.com", message: "Our funnel\nand more", timezone: "Europe/Berlin" },
      },
    ]);
    await run("cancel", token);
    expect(await run("bookings", "--json")).toMatchObject({ code: 0, output: "[]\n" });
  });

  it("cancel takes a token or a reference, however it is typed, and says what it did", async () => {
    const [one, two] = await recordCalls(early, late);
    expect(await run("cancel", one?.token ?? "")).toMatchObject({
      code: 0,
      said: "The call with Asha (asha@example.com) on Sunday, 24 November 2126, 9:00 AM, India Standard Time (GMT+5:30) is cancelled, and its time is free again.",
    });
    const again = await run("cancel", two?.reference.toLowerCase() ?? "");
    expect(again).toMatchObject({ code: 0, said: expect.stringContaining("Ravi") });
    expect(await run("cancel", two?.reference ?? "")).toMatchObject({
      code: 0,
      said: expect.stringContaining("was cancelled before"),
    });
    await recordCalls(early);
  });

  it("cancel says why it cannot", async () => {
    const [past] = await recordCalls(over);
    expect(await run("cancel", past?.reference ?? "")).toMatchObject({
      code: 1,
      said: expect.stringContaining("has begun"),
    });
    for (const unknown of ["K7M2-9QXD", "a".repeat(24)]) {
      expect(await run("cancel", unknown)).toMatchObject({
        code: 1,
        said: expect.stringContaining("No call is known by that"),
      });
    }
  });

  it("list tells the time of a call, and whether it stands", async () => {
    const [, cancelled] = await recordCalls(early, late, { ...over, honeypot: true });
    await run("cancel", cancelled?.token ?? "");
    const { output } = await run("list");
    expect(output).toContain("  Call: Sunday, 24 November 2126, 9:00 AM, India Standard Time (GMT+5:30)\n");
    expect(output).toContain("  Call, cancelled: Monday, 25 November 2126, 9:00 AM");
    const held = await run("list", "--quarantined");
    expect(held.output).toContain("  Call asked for, not booked: Monday, 25 November 2024, 9:00 AM");
  });

  it("release books the call of a held request where its time is free and to come, else it says so", async () => {
    const wanted = { ...early, honeypot: true };
    const [first, second, past] = await recordCalls(wanted, wanted, { ...over, honeypot: true });
    expect(await run("bookings", "--json")).toMatchObject({ output: "[]\n" });
    const said = [];
    for (const held of [first, second, past]) said.push(await run("release", held?.id ?? ""));
    expect(said).toMatchObject([
      { code: 0, said: expect.stringContaining("is released. Its call is booked.") },
      { code: 0, said: expect.stringContaining("taken meanwhile, so no call is booked") },
      { code: 0, said: expect.stringContaining("is over, so no call is booked") },
    ]);
    expect(JSON.parse((await run("bookings", "--json")).output)).toHaveLength(1);
  });

  it.each([
    ["bookings", "more"],
    ["bookings", "--csv"],
    ["cancel"],
    ["cancel", "x"],
    ["cancel", "K7M2-9QXD", "y"],
  ])("answers what it does not understand with its help: %s %s", async (...args) => {
    expect(await run(...args)).toMatchObject({ code: 2, said: expect.stringContaining("bookings") });
  });
});

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
    expect(await runIn(join(file, "inside"), "list")).toMatchObject({
      code: 1,
      output: "",
      said: expect.stringMatching(/^The data folder .* cannot be used .* Set DATA_DIR to a folder/),
    });
  });
});
