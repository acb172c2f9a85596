import { joinFullName, referenceOf } from "../../forms/index.ts";
import type { Lead } from "../../store/index.ts";
import type { Channel } from "../channel.ts";
import { sendHttp } from "../http.ts";

/** Longer messages are truncated. */
const maxMessageChars = 300;

/** Slack rejects longer blocks. */
const maxBlockChars = 3000;

/** Posts each lead to a Slack channel (spec: Delivery). */
export function createSlack(url: string): Channel {
  return {
    // Slack accepts one message per second.
    maxParallel: 1,
    async deliver({ lead }, { signal }) {
      const headers = { "content-type": "application/json" };
      await sendHttp(url, { headers, body: JSON.stringify(toMessage(lead)), signal }, describeError);
      return { state: "delivered" };
    },
  };
}

function toMessage(lead: Lead) {
  const title = `New lead ${referenceOf(lead.id)}`;
  const characters = [...lead.message];
  const message = characters.slice(0, maxMessageChars).join("");
  const text = [
    title,
    [joinFullName(lead) || lead.linkedinUrl, lead.company].filter(Boolean).join(", "),
    characters.length > maxMessageChars ? `${message}…` : message,
  ]
    .filter(Boolean)
    .join("\n");
  return {
    // Shown in notifications. Slack parses it as markup, so it must not contain visitor input.
    text: title,
    // In plain text, Slack ignores markup, mentions and links.
    blocks: [{ type: "section", text: { type: "plain_text", text: escapeSlack(text), emoji: false } }],
  };
}

function escapeSlack(text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  // Don't end with half an entity or half a character.
  return escaped.slice(0, maxBlockChars).replace(/(&[^;]{0,4}|[\uD800-\uDBFF])$/, "");
}

/** Returns Slack's error, which is a short code such as `no_service`. */
function describeError(body: string): string {
  return /^[a-z_]{1,60}$/.test(body) ? body : "";
}
