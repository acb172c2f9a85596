import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { openStore } from "#leads/store/index.ts";
import { newLead } from "../tests/support/leads/new-lead.ts";
import { startSite } from "../tests/support/server/running-site.ts";
import { readOptions, report } from "./report.ts";

/**
 * Measures how long a backlog of deliveries takes to send to a local mail server, and how far out of order it arrives.
 * `npm run bench -- drain [--deliveries 10000]`
 */
const count = Number(readOptions({ deliveries: "10000" }).deliveries);
const sink = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData: (stream, _session, done) => void stream.resume().on("end", () => done()),
});
const server = sink.listen(0, "127.0.0.1");
await once(server, "listening");
const address = server.address();
const port = typeof address === "object" ? address?.port : undefined;

const dataDir = mkdtempSync(join(tmpdir(), "bench-drain-"));
const store = await openStore({ dataDir });
// Each lead has one email to the owner and one to the visitor.
for (let number = 0; number < count / 2; number += 1) {
  const person = { firstName: "Asha", lastName: "Rao", email: `visitor-${number}@firm.example` };
  await store.record(
    newLead({ formType: "contact", mode: "full", message: `Request ${number}`, ...person }),
    "off",
  );
}
const startedAt = performance.now();
const site = await startSite({ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` });
const countWaiting = async () => (await store.summarizeDeliveries()).waiting.count;
while ((await countWaiting()) > 0 && performance.now() < startedAt + 600_000) await wait(500);
const waiting = await countWaiting();
const seconds = (performance.now() - startedAt) / 1000;
const deliveries = await store.listDeliveries({ limit: 1e9 });
await site.stop();
await store.close();
rmSync(dataDir, { recursive: true });
sink.close();

const displacements = ["owner-mail", "visitor-mail"].flatMap((channel) => {
  const sent = deliveries.filter((delivery) => delivery.channel === channel);
  const turns = new Map(
    sent.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((delivery, turn) => [delivery, turn]),
  );
  const keyOf = ({ deliveredAt, id }: (typeof sent)[number]) => `${deliveredAt} ${id}`;
  const inOrder = sent.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return inOrder.map((delivery, position) => Math.abs(position - (turns.get(delivery) ?? Number.NaN)));
});
report(`${deliveries.length} deliveries`, {
  undelivered: [waiting, 0],
  seconds: [seconds, 300],
  "places out of order": [Math.max(...displacements), 20],
});
