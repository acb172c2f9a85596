import { parseHTML } from "linkedom";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { siteConfig } from "#config/index.ts";
import { removeMeeting } from "#tests/support/leads/meeting.ts";
import { contrast } from "#tests/support/platform/contrast.ts";
import { fieldNames } from "../forms/index.ts";
import { composeMessage } from "./mail.ts";
import { mailColors } from "./mail-colors.ts";
import { composeSampleMails } from "./sample-mails.ts";

const siteUrl = "https://www.example.com";
const nowMs = Date.parse("2126-11-20T10:00:00Z");
const identity = { from: { name: "Acme", address: "hello@acme.example" }, host: "www.example.com" };

const samples = await composeSampleMails(siteUrl, nowMs);
const kinds = samples.map((mail) => mail.id);

/** Parses the sample email of a kind the way an email client would. `changes` apply to its lead. */
async function readMail(kind: string, changes: Record<string, string> = {}) {
  const mail = (await composeSampleMails(siteUrl, nowMs, changes)).find(({ id }) => id === kind);
  if (!mail) throw new Error(kind);
  const message = await composeMessage(mail, identity, true);
  const parsed = await PostalMime.parse(message);
  const { document } = parseHTML(parsed.html ?? "");
  return { ...parsed, text: parsed.text ?? "", html: parsed.html ?? "", document };
}

it.each([
  ["visitor-confirmation", "reads it and writes the answer."],
  ["visitor-booking", "has your request and prepares the call."],
])("says in the %s email who reads the request", async (kind, does) => {
  expect((await readMail(kind)).text).toContain(`Mina Sample (Strategist) ${does}`);
});

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

describe.each(kinds)("the %s email", (kind) => {
  it("has the same words in the text and the HTML part", async () => {
    const { text, document } = await readMail(kind);
    document.querySelector("[aria-hidden]")?.remove();
    for (const lineBreak of document.querySelectorAll("br")) lineBreak.replaceWith("\n");
    const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
    const leaves = [...document.querySelectorAll("body *")]
      .filter((element) => element.children.length === 0)
      .map((element) => element.textContent.trim());
    for (const leaf of leaves) for (const word of wordsOf(leaf)) expect(text).toContain(word);
    const html = new Set(wordsOf([...leaves, ...links].join(" ")));
    const isInHtml = (word: string) => html.has(word) || html.has(word.replace(/[:,]$/, ""));
    expect(wordsOf(text).filter((word) => !isInHtml(word) && word !== "--")).toEqual([]);
    for (const link of links) expect(text).toContain(link.replace("mailto:", ""));
  });

  it("doesn't load or run anything, hide text in a tiny font, or overflow a narrow screen", async () => {
    const { document, html } = await readMail(kind);
    expect(document.querySelectorAll("img, link, script, iframe, object, form, svg")).toHaveLength(0);
    expect(html).not.toMatch(/url\(|@import|@font-face|src=/);
    expect(html).not.toMatch(/font(-size)?:\s*[1-4](px|pt)?\s*[;"]/);
    for (const element of document.querySelectorAll("[style*='font-size:0']")) {
      expect(element.textContent).toBe("");
    }
    const texts = [...document.querySelectorAll("td, th")].filter((cell) =>
      [...cell.childNodes].some((node) => node.nodeType === node.TEXT_NODE && node.textContent?.trim()),
    );
    expect(texts.length).toBeGreaterThan(2);
    for (const cell of texts) expect(cell.getAttribute("style")).toContain("overflow-wrap:anywhere");
  });

  it("links to the owner's page in both parts, with a warning, only if it is about a lead and for the owner", async () => {
    const { text, html, document } = await readMail(kind);
    if (kind.startsWith("visitor-")) return expect(html).not.toContain("/owner/");
    if (!kind.startsWith("owner-")) return;
    const url = `${siteUrl}/owner/sample`;
    expect(text).toContain(`Open this lead:\n${url}`);
    expect(document.querySelector(`a[href="${url}"]`)?.textContent).toBe("Open this lead");
    expect(text).toContain("Anyone with the link can act on the lead for 30 days.");
  });

  it("shows a visitor's markup as text and doesn't add headers or recipients from it", async () => {
    const markup =
      '</td><img src=x onerror="a()"><script>b()</script><outlook-start></outlook-start><!--[if mso]>';
    const hostile = `${markup}\r\nBcc: evil@example.com\r\n\r\n${"W".repeat(300)}`;
    const typed = fieldNames.filter((name) => name !== "email" && name !== "slotStart");
    const measured = ["source", "sourcePath", "timezone", "browserLanguage", "screenSize"];
    const changes = Object.fromEntries([...typed, ...measured].map((name) => [name, hostile]));
    const { document, headers, to, html, text } = await readMail(kind, changes);
    expect(document.querySelectorAll("img, script")).toHaveLength(0);
    expect(html.match(/<!--\[if mso\]>/g)).toHaveLength(2);
    expect(headers.map(({ key }) => key)).not.toContain("bcc");
    expect(to).toHaveLength(1);
    if (!kind.startsWith("owner-")) expect(html + text).not.toMatch(/onerror|evil|WWW/);
    else expect(document.body.textContent).toContain(markup);
  });
});

describe("an email", () => {
  it.each([
    ["owner-booking", "PUBLISH", 0],
    ["owner-later-booking", "PUBLISH", 1],
    ["owner-move", "PUBLISH", 1],
    ["visitor-booking", "REQUEST", 0],
    ["owner-cancellation", "CANCEL", 1],
    ["owner-own-cancellation", "CANCEL", 1],
    ["visitor-cancellation", "CANCEL", 1],
  ])(
    "attaches a calendar part to %s with the method %s and the sequence %i",
    async (kind, method, sequence) => {
      const { attachments } = await readMail(kind);
      const [part, file] = attachments;
      expect(part).toMatchObject({ mimeType: "text/calendar", method });
      expect(file).toMatchObject({ mimeType: "application/ics", filename: "call.ics" });
      for (const { content } of attachments) {
        const lines = new TextDecoder().decode(content as ArrayBuffer);
        expect(lines).toMatch(new RegExp(`^METHOD:${method}\r?$`, "m"));
        expect(lines).toMatch(new RegExp(`^SEQUENCE:${sequence}\r?$`, "m"));
      }
    },
  );

  describe.each(["owner-booking", "visitor-booking", "visitor-reminder", "visitor-move"])("%s", (kind) => {
    const readCall = async () => {
      const { text, attachments } = await readMail(kind);
      const files = attachments.map(({ content }) => new TextDecoder().decode(content as ArrayBuffer));
      return { text, places: files.map((file) => /^LOCATION:(.*?)\r?$/m.exec(file)?.[1]) };
    };

    it("says how to join the call, including in its calendar file", async () => {
      const { text, places } = await readCall();
      expect(text).toContain(`Join the call: ${siteConfig.meeting}`);
      expect(places).toEqual(places.map(() => siteConfig.meeting));
    });

    it("doesn't say how to join the call when site.config.ts has no `meeting`", async () => {
      removeMeeting();
      const { text, places } = await readCall();
      expect(text).not.toMatch(/Join the call|undefined/);
      expect(places).toEqual(places.map(() => undefined));
    });
  });

  it("attaches a requested report as a PDF and links to it", async () => {
    const { attachments, text } = await readMail("visitor-report");
    expect(attachments).toMatchObject([{ mimeType: "application/pdf", filename: "sample-report.pdf" }]);
    expect(text).toContain(`${siteUrl}/reports/sample-report.pdf`);
  });

  it("previews a fact from the body in the visitor's inbox", async () => {
    const { document } = await readMail("visitor-confirmation");
    const announcement = document.querySelector("[aria-hidden]")?.textContent;
    expect(announcement?.split(".")[0]).toBe(`We’ll get back to you ${siteConfig.replyPromise}`);
  });
});

it("uses email colors that meet WCAG AA in light and dark mode", () => {
  for (const colors of Object.values(mailColors)) {
    for (const background of [colors.paper, colors.raised, colors.sunken]) {
      for (const text of [colors.ink, colors["ink-soft"], colors.brand]) {
        expect(contrast(text, background)).toBeGreaterThan(4.5);
      }
    }
    expect(contrast(colors["on-brand"], colors.brand)).toBeGreaterThan(4.5);
    expect(contrast(colors["band-ink"], colors.band)).toBeGreaterThan(4.5);
    expect(contrast(colors["band-marker"], colors.band)).toBeGreaterThan(4.5);
  }
});
