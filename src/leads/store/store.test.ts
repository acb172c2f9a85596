import { describe, expect, it } from "vitest";
import { newLead } from "#tests/support/leads/new-lead.ts";
import { withStore } from "#tests/support/leads/test-store.ts";
import { openStore } from "./index.ts";
import type { NewLead } from "./record-lead.ts";
import { StoreUnavailableError } from "./store-errors.ts";

const test = withStore();

const profile = { formType: "modal", linkedinUrl: "linkedin.com/in/asha", message: "Hello" };
const newProfile = (changes: Partial<NewLead> = {}, post: Record<string, unknown> = {}) =>
  newLead({ ...profile, ...post }, changes);

describe("the store", () => {
  it("records a person's native form post as a new lead even if a bot sent the same content", async () => {
    const post = (honeypot: boolean) =>
      test.store.record(newProfile({ honeypot, sameContentIsSameLead: true }), "off");
    const [trapped, person] = [await post(true), await post(false)];
    expect(person).toMatchObject({ state: "accepted", replayed: false });
    expect(await post(true)).toEqual({ ...trapped, replayed: true });
    expect(await post(false)).toEqual({ ...person, replayed: true });
  });

  it("finishes pending submissions before it closes", async () => {
    const recording = Array.from({ length: 50 }, () => test.store.record(newProfile(), "off"));
    await test.store.close();
    expect(await Promise.all(recording)).toHaveLength(50);
    await expect(test.store.record(newProfile(), "off")).rejects.toThrow(StoreUnavailableError);
  });

  it("recognizes a replay by another server", async () => {
    const open = () => openStore(test.place, console);
    const [one, two] = await Promise.all([open(), open()]);
    const same = newProfile({ idempotencyKey: "k" });
    const results = await Promise.all([one, two, one, two].map((store) => store.record(same, "off")));
    expect(new Set(results.map((result) => result.kind === "recorded" && result.id)).size).toBe(1);
    await Promise.all([one.close(), two.close()]);
  });
});
