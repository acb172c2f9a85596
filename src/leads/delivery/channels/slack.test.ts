import { describe, expect, it } from "vitest";
import { withDeliveries } from "#tests/support/leads/deliveries.ts";
import { contactPost } from "#tests/support/leads/new-lead.ts";
import { startReceiver } from "#tests/support/leads/receiver.ts";
import { referenceOf } from "../../forms/index.ts";

const delivering = withDeliveries();

const post = {
  ...contactPost,
  firstName: "Zoë",
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
  it("sends the name, company, reference and message to Slack as escaped plain text", async () => {
    const slack = await startSlack();
    const { id } = await delivering.record(post);
    expect(await deliver(id)).toMatchObject({ state: "delivered" });
    const { text, blocks } = JSON.parse(slack.received[0]?.body ?? "");
    expect(text).toBe(`New lead ${referenceOf(id)}`);
    expect(blocks).toMatchObject([{ text: { type: "plain_text", emoji: false } }]);
    expect(blocks[0].text.text.split("\n").slice(1)).toEqual([
      "Zoë Rao, Example &amp; Co",
      "&lt;!channel&gt; see &lt;https://example.com|this&gt; &amp; that",
    ]);
  });

  it("sends the first 300 characters of a message to Slack, and the profile when there is no name", async () => {
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

  it("keeps a block within Slack's length limit after escaping", async () => {
    const slack = await startSlack();
    const signs = (count: number) => "&".repeat(count);
    const long = { ...post, lastName: signs(90), company: signs(200), message: signs(401) };
    await deliver((await delivering.record(long)).id);
    const { text } = JSON.parse(slack.received[0]?.body ?? "").blocks[0].text;
    expect(text.length).toBeLessThanOrEqual(3000);
    expect(text.replaceAll(/&(amp|lt|gt);/g, "")).not.toContain("&");
  });

  it("records Slack's error code when it rejects a message", async () => {
    const slack = await startSlack();
    slack.respond = (response) => void response.writeHead(410).end("channel_is_archived");
    const { id } = await delivering.record(post);
    expect(await deliver(id)).toMatchObject({ state: "failed", lastError: "HTTP 410: channel_is_archived" });
  });

  it("doesn't log the Slack URL or visitor data when Slack is unreachable", async () => {
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
