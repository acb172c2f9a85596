import { afterEach, beforeEach, expect, it } from "vitest";
import { siteConfig } from "#config/index.ts";
import { listOfferedSlots } from "#leads/bookings/offered-slots.ts";
import { makePlace, type TestPlace } from "../support/leads/test-store.ts";
import { numberedPost, type RunningForms, sendPost, startForms } from "./running-forms.ts";

let place: TestPlace;
let servers: RunningForms[] = [];

beforeEach(async () => {
  place = await makePlace();
});

afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop("SIGTERM")));
  servers = [];
  await place.remove();
});

/** Counts responses by status from two servers that share one store. */
async function countStatuses(
  formLimits: string,
  count: number,
  post: (index: number) => object,
): Promise<Record<number, number>> {
  const env = { FORM_LIMITS: formLimits, DATABASE_URL: place.databaseUrl ?? "" };
  servers = await Promise.all([1, 2].map(() => startForms(place.dataDir, env)));
  const responses = await Promise.all(
    Array.from({ length: count }, (_, index) => sendPost(servers[index % 2]?.address ?? "", post(index))),
  );
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const distinct = (index: number) => numberedPost(index);
const slots = listOfferedSlots(siteConfig.scheduling, Date.now());
const call = (index: number) => ({ ...distinct(index), formType: "schedule", slotStart: slots[index] });

// There is one case for each lock.
it.each([
  ["ip=7/1d", distinct, { 200: 7, 202: 33 }],
  [
    "ip=off;email=7/1d",
    (index: number) => ({ ...distinct(index), email: "a@b.example" }),
    { 200: 7, 202: 33 },
  ],
  ["ip=off;calls=7/1d", call, { 200: 7, 202: 33 }],
  [
    "ip=3/1d;quarantine-size=50kB/1d",
    (index: number) => ({ ...distinct(index), message: String(index).padEnd(9_000, "x") }),
    { 200: 3, 202: 5, 429: 32 },
  ],
])("applies %s across two servers with one store", async (limits, post, expected) => {
  expect(await countStatuses(limits, 40, post)).toEqual(expected);
});
