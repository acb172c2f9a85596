import PostalMime from "postal-mime";
import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import { withDeliveries } from "#tests/support/leads/deliveries.ts";
import { startReceiver } from "#tests/support/leads/receiver.ts";
import { fieldOf, toLeadRecord } from "../forms/index.ts";
import { composeMessage, type Mail } from "../mail/mail.ts";

const delivering = withDeliveries();
const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const identity = { from: { name: "Acme", address: "hello@acme.example" }, host: "www.example.com" };

const { maxChars } = fieldOf("message");
const start =
  "NUL\0 half \ud83d other half \udc4b override \u202e\r\n.\r\nBcc: x@example.com\n</td><b>&amp;\n";

/** The longest values that forms accept, full of characters that could break a receiver. */
const hostilePost = (filler: string) => ({
  formType: "contact",
  mode: "full",
  email: "asha@example.com",
  firstName: `\ud83d${"N".repeat(fieldOf("firstName").maxChars - 1)}`,
  lastName: filler.repeat(fieldOf("lastName").maxChars / filler.length),
  company: `${"C".repeat(fieldOf("company").maxChars - 1)}\udc4b`,
  message: (start + filler.repeat(maxChars)).slice(0, maxChars),
  journey: JSON.stringify([
    { path: "/", day: new Date().toISOString().slice(0, 10), source: start, campaign: filler },
  ]),
});

/** Delivers a lead through all HTTP channels to one receiver. `find` returns the request to a path. */
async function deliver(filler: string) {
  const receiver = await startReceiver();
  const { url, received } = receiver;
  receiver.respond = (response) => void response.end('{"results":[{"id":"1","new":true}],"id":"1"}');
  delivering.configure({
    webhook: { url: `${url}/webhook`, secret },
    hubspot: { url, token: "pat-s3cret" },
    slackUrl: `${url}/slack`,
  });
  const { id } = await delivering.record(hostilePost(filler));
  await delivering.drain();
  const lead = await delivering.store.findLead({ id });
  if (!lead) throw new Error(id);
  const states = (await delivering.store.listDeliveriesOf(id)).map(({ channel, state }) => [channel, state]);
  const find = (end: string) => received.find(({ path }) => path.endsWith(end)) ?? expect.fail(end);
  return { lead, received, states: Object.fromEntries(states), find };
}

async function readMail(mail: Mail) {
  const message = await composeMessage(mail, identity, true);
  return { raw: message, ...(await PostalMime.parse(message)) };
}

it.each([
  ["emoji", "👋"],
  ["escaped characters", "&"],
  ["words without spaces", "W"],
])(
  "sends valid messages within each channel's limits for the longest input with NUL and lone surrogates: %s",
  async (_, filler) => {
    const { lead, received, states, find } = await deliver(filler);
    expect(states).toEqual({
      "owner-mail": "delivered",
      "visitor-mail": "delivered",
      webhook: "delivered",
      hubspot: "delivered",
      slack: "delivered",
    });
    for (const { body } of received) {
      JSON.parse(body, (_key, value) => {
        if (typeof value !== "string") return value;
        expect(value.isWellFormed()).toBe(true);
        expect(value).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
        return value;
      });
    }

    const { body, headers } = find("/webhook");
    const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    expect(new Webhook(secret).verify(body, texts)).toMatchObject({ data: toLeadRecord(lead) });
    // Only characters that receivers cannot store are removed.
    expect(lead.message.length).toBeGreaterThan(maxChars - 10);
    expect(lead.message).toMatch(/^NUL half \ufffd other half \ufffd override \n\.\nBcc: x@example\.com\n/);

    const note: string = JSON.parse(find("/notes").body).properties.hs_note_body;
    expect(note).toContain("<br>Bcc: x@example.com<br>&lt;/td&gt;&lt;b&gt;&amp;amp;<br>");
    expect(note.length).toBeLessThanOrEqual(65_536);
    expect(note.replaceAll(/&(amp|lt|gt|quot);/g, "")).not.toContain("&");

    const shown: string = JSON.parse(find("/slack").body).blocks[0].text.text;
    expect(shown).toContain("Bcc: x@example.com");
    expect(shown.length).toBeLessThanOrEqual(3000);
  },
);

it("emails the longest input with NUL and lone surrogates without truncating it or adding headers", async () => {
  for (const filler of ["👋", "&", "W"]) {
    const { lead } = await deliver(filler);
    const mails = delivering.mails.filter(({ id }) => id.startsWith(lead.id));
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      const { raw, text = "", html = "", headers, to } = await readMail(mail);
      expect(Math.max(...raw.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(998);
      expect(/\0|(?<!\r)\n/.test(raw)).toBe(false);
      expect(headers.map(({ key }) => key)).not.toContain("bcc");
      expect(to).toEqual([{ name: "", address: mail.to }]);
      expect((text + html).isWellFormed()).toBe(true);
      const isOwners = mail.id.endsWith(".owner-mail");
      expect(text.replaceAll("\r\n", "\n").includes(lead.message)).toBe(isOwners);
      expect((text + html).includes("Bcc")).toBe(isOwners);
    }
  }
});
