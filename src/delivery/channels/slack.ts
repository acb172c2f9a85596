import { joinFullName, referenceOf } from "../../leads/index.ts";
import type { Lead } from "../../store/index.ts";
import type { Channel } from "../channel.ts";
import { sendHttp } from "../http.ts";

/** Longest part of a message that is shown. */
const maxMessageChars = 300;

/** Slack refuses a longer block. */
const maxBlockChars = 3000;

/** Posts each request to a Slack channel (spec: Delivery). */
export function createSlack(url: string): Channel {
  return {
    // Slack accepts one message a second.
    maxParallel: 1,
    async deliver({ lead }, { signal }) {
      const headers = { "content-type": "application/json" };
      await sendHttp(url, { headers, body: JSON.stringify(toMessage(lead)), signal }, describeError);
      return undefined;
    },
  };
}

function toMessage(lead: Lead) {
  const title = `New request ${referenceOf(lead.id)}`;
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
    // For notifications; its markup must not see what a visitor typed.
    text: title,
    // Plain text has no markup, mentions or links.
    blocks: [{ type: "section", text: { type: "plain_text", text: escapeSlack(text), emoji: false } }],
  };
}

function escapeSlack(text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  // Without half an entity, or half a character, at the end.
  return escaped.slice(0, maxBlockChars).replace(/(&[^;]{0,4}|[\uD800-\uDBFF])$/, "");
}

/** Slack's errors are short codes, such as `no_service`. */
function describeError(body: string): string {
  return /^[a-z_]{1,60}$/.test(body) ? body : "";
}
