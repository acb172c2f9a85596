import * as v from "valibot";
import type { ChannelSettings } from "#config/settings/index.ts";
import { toMailbox } from "#platform/email.ts";
import { type FieldName, fieldNames, fieldOf, referenceOf } from "../../forms/index.ts";
import { describeJourney } from "../../journeys/describe-journey.ts";
import { DeliveryError } from "../../mail/delivery-error.ts";
import type { ClaimedDelivery, Lead } from "../../store/index.ts";
import type { Channel } from "../channel.ts";
import { sendHttp } from "../http.ts";

/** HubSpot supports each version for 18 months. */
const version = "2026-09";

/** HubSpot's type id for associating a note with a contact. */
const noteToContact = [{ associationCategory: "HUBSPOT_DEFINED", associationTypeId: 202 }];

/** HubSpot rejects longer notes. */
const maxNoteChars = 65_536;

/** HubSpot's limit per batch read. */
const maxNotes = 100;

/** Fields that become properties of the contact; all others go into the note. */
const contactProperties: ReadonlyMap<FieldName, string> = new Map([
  ["email", "email"],
  ["firstName", "firstname"],
  ["lastName", "lastname"],
  ["company", "company"],
]);

const upsertSchema = v.object({
  results: v.array(v.object({ id: v.string(), new: v.optional(v.boolean(), false) })),
});
const idsSchema = v.object({ results: v.array(v.object({ id: v.string() })) });
const contactSchema = v.object({ associations: v.optional(v.object({ notes: v.optional(idsSchema) })) });
const notesSchema = v.object({
  results: v.array(
    v.object({ properties: v.object({ hs_timestamp: v.string(), hs_note_body: v.nullish(v.string(), "") }) }),
  ),
});
const errorSchema = v.object({ category: v.optional(v.string()), policyName: v.optional(v.string()) });

/** Creates or updates a contact by email address and adds the lead to it as a note (spec: Delivery). */
export function createHubspot({ url, token }: NonNullable<ChannelSettings["hubspot"]>): Channel {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };

  async function call<Result>(
    path: string,
    schema: v.GenericSchema<unknown, Result>,
    signal: AbortSignal,
    body?: object,
  ): Promise<Result> {
    const request = body ? { body: JSON.stringify(body) } : { method: "GET" as const };
    const target = `${url}/crm/objects/${version}/${path}`;
    const text = await sendHttp(target, { headers, signal, ...request }, describeError).catch(explainToken);
    return read(text, schema);
  }

  /** Checks for a note from an earlier attempt whose response was lost, because creating notes is not idempotent. */
  async function hasNote(contactId: string, lead: Lead, signal: AbortSignal): Promise<boolean> {
    const { associations } = await call(`contacts/${contactId}?associations=notes`, contactSchema, signal);
    const ids = [...new Set((associations?.notes?.results ?? []).map(({ id }) => id))];
    if (ids.length === 0) return false;
    const { results } = await call("notes/batch/read", notesSchema, signal, {
      properties: ["hs_timestamp", "hs_note_body"],
      inputs: ids.slice(-maxNotes).map((id) => ({ id })),
    });
    // Compare the time and the title: two leads can have the same time, and a note can quote another lead's reference.
    return results.some(
      ({ properties }) =>
        Date.parse(properties.hs_timestamp) === Date.parse(lead.receivedAt) &&
        properties.hs_note_body.includes(noteTitle(lead)),
    );
  }

  return {
    async deliver({ lead, kind }: ClaimedDelivery, { signal }) {
      if (!lead.email) {
        return { state: "delivered", reason: "The lead has no email address, so no contact was created." };
      }
      const { results } = await call("contacts/batch/upsert", upsertSchema, signal, {
        inputs: [{ id: toMailbox(lead.email), idProperty: "email", properties: toContact(lead) }],
      });
      const [contact] = results;
      if (!contact) throw new DeliveryError("HubSpot did not accept the contact.", { isPermanent: true });
      if (!contact.new && kind !== "test" && (await hasNote(contact.id, lead, signal))) {
        return { state: "delivered" };
      }
      await call("notes", v.object({ id: v.string() }), signal, {
        properties: { hs_timestamp: lead.receivedAt, hs_note_body: toNote(lead) },
        associations: [{ to: { id: contact.id }, types: noteToContact }],
      });
      return { state: "delivered" };
    },
  };
}

/** Omits empty fields, because they would clear properties that HubSpot already has. */
function toContact(lead: Lead): Record<string, string> {
  const texts = { ...lead, email: toMailbox(lead.email) };
  const fields = [...contactProperties].map(([name, property]) => [property, texts[name]]);
  return Object.fromEntries(fields.filter(([, value]) => value));
}

/** Returns HTML, cut to HubSpot's limit without splitting an element, entity or character. */
function toNote(lead: Lead): string {
  const lines = [
    noteTitle(lead),
    ...fieldNames
      .filter((name) => lead[name] && !contactProperties.has(name))
      .map((name) => `${fieldOf(name).label}: ${lead[name]}`),
    `Page: ${lead.source || lead.sourcePath}`,
    describeJourney(lead.journey),
  ].filter(Boolean);
  return escapeHtml(lines.join("\n"))
    .replaceAll("\n", "<br>")
    .slice(0, maxNoteChars)
    .replace(/(<[^>]*|&[^;]{0,5}|[\uD800-\uDBFF])$/, "");
}

function noteTitle({ id }: Lead): string {
  return `Lead ${referenceOf(id)}`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? "");
}

/** Omits the error's message, which repeats what was sent. */
function describeError(body: string): string {
  try {
    const { category, policyName } = read(body, errorSchema);
    return [category, policyName].filter((code) => code && /^[\w.-]{1,60}$/.test(code)).join(" ");
  } catch {
    return "";
  }
}

/** If the token is rejected, every delivery will fail. */
function explainToken(error: unknown): never {
  if (error instanceof DeliveryError && /^HTTP 40[13]/.test(error.message)) {
    throw new DeliveryError(`${error.message} (HUBSPOT_TOKEN)`, { isSettingsError: true });
  }
  throw error;
}

function read<Result>(text: string, schema: v.GenericSchema<unknown, Result>): Result {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof v.ValiError) {
      throw new DeliveryError("HubSpot's response could not be read.");
    }
    throw error;
  }
}
