import { describe, expect, it } from "vitest";
import { contact, withForms } from "../../../tests/support/forms-endpoint.ts";

const { endpoint, stored } = withForms();

describe("POST /api/forms and its honeypot", () => {
  it("puts a post with a filled honeypot into quarantine and reports success", async () => {
    const response = await endpoint().json({ ...contact, website: "http://spam.example" });
    expect(response.status).toBe(200);
    const [lead] = await stored("quarantined");
    expect(lead?.quarantineReason).toBe("honeypot");
    expect(await response.json()).toEqual({ ok: true, id: lead?.id });
    expect(await stored()).toEqual([]);
  });

  it("does so whatever else is wrong with the post", async () => {
    const { json } = endpoint();
    const posts: Record<string, unknown>[] = [
      { formType: "contact", mode: "full" },
      { ...contact, mode: "carousel", email: "nobody" },
      { formType: "modal", linkedinUrl: "https://spam.example", message: "x".repeat(30_000) },
      { formType: "marketSignal", firstName: "A\r\nBcc: b@spam.example" },
    ];
    for (const post of posts) {
      const response = await json({ ...post, website: "http://spam.example" });
      expect([response.status, (await response.json()).ok]).toEqual([200, true]);
    }
    const quarantined = await stored("quarantined");
    expect(quarantined.map((lead) => lead.quarantineReason)).toEqual(posts.map(() => "honeypot"));
    const [report, modal, mail, empty] = quarantined;
    expect(report?.firstName).toBe("A  Bcc: b@spam.example");
    expect([modal?.message.length, modal?.linkedinUrl]).toEqual([20_000, ""]);
    expect([mail?.mode, mail?.email, mail?.firstName]).toEqual(["full", "", "Asha"]);
    expect([empty?.email, empty?.message]).toEqual(["", ""]);
    expect(await stored()).toEqual([]);
  });

  it("stores an unknown type, or fields that are not text, as a contact request", async () => {
    const { json } = endpoint();
    const posts = [
      { website: "x" },
      { ...contact, formType: "order", website: "x" },
      { ...contact, formType: ["contact"], message: { a: 1 }, website: "x" },
    ];
    for (const post of posts) {
      const response = await json(post);
      expect([response.status, (await response.json()).ok]).toEqual([200, true]);
    }
    const quarantined = await stored("quarantined");
    expect(quarantined.map((lead) => [lead.formType, lead.quarantineReason])).toEqual(
      posts.map(() => ["contact", "honeypot"]),
    );
    expect(quarantined.map((lead) => lead.email)).toEqual(["asha@example.com", "asha@example.com", ""]);
    expect(await stored()).toEqual([]);
  });

  it.each([false, 0, "", " ", null])("treats %j in the honeypot as empty", async (website) => {
    const response = await endpoint().json({ ...contact, website });
    expect(response.status).toBe(200);
    expect(await stored()).toHaveLength(1);
    expect((await endpoint().json({ ...contact, website, email: "" })).status).toBe(422);
  });
});
