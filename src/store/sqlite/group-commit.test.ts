import { expect, it } from "vitest";
import { parseSubmission } from "../../leads/server/parse-submission.ts";
import type { LimitedLead } from "../leads.ts";
import type { RecordResult } from "../record-lead.ts";
import { StoreUnavailableError } from "../store-errors.ts";
import { createGroupCommit } from "./group-commit.ts";

function lead(): LimitedLead {
  const parsed = parseSubmission({ formType: "modal", email: "a@example.com", message: "Hello" });
  if (!parsed.ok) throw new Error(parsed.refusal.error);
  const { submission } = parsed;
  const rest = {
    honeypot: false,
    clientIp: "a",
    clientNetwork: undefined,
    idempotencyKey: undefined,
    isReplayOnly: false,
    sameContentIsSameLead: false,
  };
  return { lead: { submission, ...rest }, limits: "off" };
}

const recorded: RecordResult = { kind: "recorded", id: "x", state: "accepted", replayed: false };

it("leads that arrive during a commit share the next one", async () => {
  const sizes: number[] = [];
  const commits = createGroupCommit(async (leads) => {
    sizes.push(leads.length);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return leads.map(() => recorded);
  });
  await Promise.all(Array.from({ length: 200 }, () => commits.add(lead())));
  expect(sizes).toEqual([1, 128, 71]);
});

it("a lead that arrives as the last commit ends gets another commit", async () => {
  const commits = createGroupCommit(async (leads) => leads.map(() => recorded));
  for (let turns = 0; turns < 10; turns += 1) {
    await commits.add(lead());
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    const late = new Promise((resolve) => setTimeout(resolve, 1_000, "late"));
    expect(await Promise.race([commits.add(lead()), late])).toBe(recorded);
  }
});

it("a failed commit fails only its own leads", async () => {
  let commitCount = 0;
  const commits = createGroupCommit(async (leads) => {
    commitCount += 1;
    if (commitCount === 1) throw new StoreUnavailableError("database is locked");
    return leads.map(() => recorded);
  });
  const results = await Promise.allSettled([commits.add(lead()), commits.add(lead())]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
});

it("only some thousands of leads wait for a disk that does not respond", async () => {
  const commits = createGroupCommit(() => new Promise(() => undefined));
  for (let index = 0; index < 4097; index += 1) void commits.add(lead());
  await expect(commits.add(lead())).rejects.toThrow(StoreUnavailableError);
});
