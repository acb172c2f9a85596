import { describe, expect, it } from "vitest";
import { withDeliveries } from "../../../tests/support/deliveries.ts";
import { startReceiver, status } from "../../../tests/support/receiver.ts";
import { referenceOf } from "../../leads/index.ts";

const delivering = withDeliveries();

const post = {
  formType: "contact",
  mode: "full",
  firstName: "Zoë",
  lastName: "Rao",
  email: "asha@example.com",
  company: "Example & Co",
  message: "<!channel> see <https://example.com|this> & that",
};

async function startSlack() {
  const slack = await startReceiver();
  delivering.configure({ slackUrl: `${slack.url}/services/s3cret` });
  return slack;
}

async function deliver(id: string) {
  await delivering.drain();
  const records = await delivering.store.listDeliveriesOf(id);
  return records.find(({ channel }) => channel === "slack");
}

describe("Slack", () => {
  it("gets name, company, reference and message as escaped plain text", async () => {
    const slack = await startSlack();
    const { id } = await delivering.record(post);
    expect(await deliver(id)).toMatchObject({ state: "delivered" });
    const { text, blocks } = JSON.parse(slack.received[0]?.body ?? "");
    expect(text).toBe(`New request ${referenceOf(id)}`);
    expect(blocks).toMatchObject([{ text: { type: "plain_text", emoji: false } }]);
    expect(blocks[0].text.text.split("\n").slice(1)).toEqual([
      "Zoë Rao, Example &amp; Co",
      "&lt;!channel&gt; see &lt;https://example.com|this&gt; &amp; that",
    ]);
  });

  it("gets the first 300 characters of a message, no half of one, and the profile where there is no name", async () => {
    const slack = await startSlack();
    const message = "👋".repeat(400);
    const { id } = await delivering.record({
      formType: "contact",
      mode: "linkedin",
      linkedinUrl: "linkedin.com/in/asha",
      message,
    });
    await deliver(id);
    const [, profile, shown] = JSON.parse(slack.received[0]?.body ?? "").blocks[0].text.text.split("\n");
    expect(profile).toContain("linkedin.com/in/asha");
    expect(shown).toBe(`${"👋".repeat(300)}…`);
  });

  it("gets no block that is too long once it is escaped", async () => {
    const slack = await startSlack();
    const signs = (count: number) => "&".repeat(count);
    await deliver((await delivering.record({ ...post, company: signs(200), message: signs(400) })).id);
    await deliver(
      (await delivering.record({ ...post, lastName: signs(90), company: signs(200), message: signs(401) }))
        .id,
    );
    for (const { body } of slack.received) {
      const { text } = JSON.parse(body).blocks[0].text;
      expect(text.length).toBeLessThanOrEqual(3000);
      expect(text.replaceAll(/&(amp|lt|gt);/g, "")).not.toContain("&");
    }
    expect(slack.received).toHaveLength(2);
  });

  it.each([
    [400, "invalid_payload"],
    [403, "action_prohibited"],
    [404, "no_service"],
    [410, "channel_is_archived"],
  ])("that refuses with %i %s ends the attempts, and its reason is kept", async (code, reason) => {
    const slack = await startSlack();
    slack.respond = (response) => void response.writeHead(code).end(reason);
    const { id } = await delivering.record(post);
    expect(await deliver(id)).toMatchObject({ state: "failed", lastError: `HTTP ${code}: ${reason}` });
  });

  it("with a limit is left alone as long as it asks", async () => {
    const slack = await startSlack();
    slack.respond = status(429, { "retry-after": "30" });
    const { id } = await delivering.record(post);
    const nextAttemptAt = new Date(delivering.nowMs + 30_000).toISOString();
    expect(await deliver(id)).toMatchObject({ state: "pending", nextAttemptAt });
  });

  it("that is away leaves neither its address nor the visitor in the log", async () => {
    await startSlack();
    delivering.configure({ slackUrl: "http://127.0.0.1:1/services/s3cret" });
    const { id } = await delivering.record(post);
    expect(await deliver(id)).toMatchObject({
      state: "pending",
      lastError: expect.stringContaining("failed"),
    });
    const log = JSON.stringify(delivering.logged);
    for (const secret of ["s3cret", "asha@", "Zoë"]) expect(log).not.toContain(secret);
  });
});
