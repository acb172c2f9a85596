import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { openStore } from "../src/store/index.ts";
import { newLead } from "../tests/support/new-lead.ts";
import { startSite } from "../tests/support/running-site.ts";
import { inTemporaryFolder, waitForDeliveries } from "./leads.ts";
import { finish, limitTo, readOptions } from "./report.ts";

/**
 * Sends deliveries that have gathered to a local mail server: how long it takes, and in which order.
 * `npm run bench -- drain [--deliveries 10000]`
 */
const count = Number(readOptions({ deliveries: "10000" }).deliveries);
const limits = {
  seconds: 300,
  /** Places by which a delivery may come early or late: several are in flight. */
  displacement: 20,
};
const sink = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData: (stream, _session, done) => void stream.resume().on("end", () => done()),
});
const listening = sink.listen(0, "127.0.0.1");
await once(listening, "listening");
const address = listening.address();
const port = typeof address === "object" ? address?.port : undefined;

await inTemporaryFolder(async (dataDir) => {
  const store = await openStore({ dataDir });
  // Each has a mail to the owner and one to the visitor.
  for (let number = 0; number < count / 2; number += 1) {
    const person = { firstName: "Asha", email: `visitor-${number}@firm.example` };
    const post = { formType: "contact", mode: "full", message: `Request ${number}`, ...person };
    await store.record(newLead(post), "off");
  }
  const startedAt = performance.now();
  const site = await startSite({ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` });
  const waiting = await waitForDeliveries(store, 2 * limits.seconds);
  const seconds = (performance.now() - startedAt) / 1000;
  const deliveries = await store.listDeliveries({ limit: 1e9 });
  await site.stop();
  await store.close();

  const displacement = Math.max(
    ...["owner-mail", "visitor-mail"].flatMap((channel) => {
      const sent = deliveries.filter((delivery) => delivery.channel === channel);
      const turns = new Map(
        sent
          .map(({ id }) => id)
          .toSorted()
          .map((id, turn) => [id, turn]),
      );
      return sent
        .toSorted(
          (a, b) => (a.deliveredAt ?? "").localeCompare(b.deliveredAt ?? "") || a.id.localeCompare(b.id),
        )
        .map(({ id }, position) => Math.abs(position - (turns.get(id) ?? Number.NaN)));
    }),
  );
  console.log(
    `${deliveries.length} deliveries in ${seconds.toFixed(1)} s (${Math.round(deliveries.length / seconds)} a second), at most ${displacement} places from the order in which they were due`,
  );
  limitTo(0, "deliveries that still wait", waiting);
  limitTo(limits.seconds, "seconds", seconds);
  limitTo(limits.displacement, "places from the order", displacement);
});
sink.close();
finish();
