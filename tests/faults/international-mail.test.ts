import { expect, it, vi } from "vitest";
import { openStore } from "#leads/store/index.ts";
import { startMailServer } from "../support/leads/mail-server.ts";
import { startSite } from "../support/server/running-site.ts";

const owner = "owner@example.com";

/** Posts the contact form to a real server with a strict mail server. Returns the states of its two deliveries and the emails. */
async function submit(email: string, hideSMTPUTF8: boolean) {
  const { taken, smtp } = await startMailServer({ hideSMTPUTF8 });
  const site = await startSite({ SMTP_URL: `smtp://${smtp.host}:${smtp.port}`, NOTIFY_TO: owner });
  const store = await openStore({ dataDir: site.dataFolder });
  try {
    const post = {
      formType: "contact",
      mode: "full",
      firstName: "Ana",
      lastName: "Test",
      message: "Hello there",
    };
    const body = JSON.stringify({ ...post, email });
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${site.origin}/api/forms`, { method: "POST", headers, body });
    expect(response.status).toBe(200);
    const deliveries = await vi.waitFor(
      async () => {
        const settled = await store.listDeliveries({ limit: 10 });
        expect(settled.filter(({ state }) => state !== "pending")).toHaveLength(2);
        return settled;
      },
      { timeout: 20_000, interval: 100 },
    );
    const find = (name: string) => deliveries.find(({ channel }) => channel === name);
    return { taken, toOwner: find("owner-mail"), toVisitor: find("visitor-mail") };
  } finally {
    await store.close();
    await site.stop();
  }
}

it.each(["राम@मोहन.ईन्फो", "josé@example.com"])(
  "emails the owner about %s through a mail server without SMTPUTF8, and says why the visitor can't be emailed",
  async (email) => {
    const { taken, toOwner, toVisitor } = await submit(email, true);
    expect(toOwner).toMatchObject({ state: "delivered", attempts: 1 });
    expect(taken).toMatchObject([{ recipients: [owner], isUtf8: false }]);
    expect(toVisitor).toMatchObject({ state: "failed", attempts: 1 });
    expect(toVisitor?.lastError).toContain("the mail server can't use, because it doesn't offer SMTPUTF8");
  },
  60_000,
);

it.each([
  ["ana@bücher.example", true, "ana@xn--bcher-kva.example"],
  ["राम@मोहन.ईन्फो", false, "राम@xn--l2bl7a9d.xn--o1b8dj2ki"],
])(
  "emails both sides about %s (mail server without SMTPUTF8: %s)",
  async (email, hideSMTPUTF8, mailbox) => {
    const { taken, toOwner, toVisitor } = await submit(email, hideSMTPUTF8);
    expect([toOwner?.state, toVisitor?.state]).toEqual(["delivered", "delivered"]);
    const toBoth = taken.flatMap(({ recipients }) => recipients).sort();
    expect(toBoth).toEqual([owner, mailbox].sort());
    const mail = taken.find(({ recipients }) => recipients.includes(owner));
    expect(mail?.raw).toContain(`\r\nReply-To: ${mailbox}\r\n`);
  },
  60_000,
);
