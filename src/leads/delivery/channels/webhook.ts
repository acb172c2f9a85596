import { createHmac } from "node:crypto";
import type { ChannelSettings } from "#config/settings/index.ts";
import { toLeadRecord } from "../../forms/index.ts";
import type { Sent } from "../../store/index.ts";
import type { Channel } from "../channel.ts";
import { sendHttp } from "../http.ts";

/** Sends signed events to the owner's receiver, following Standard Webhooks (spec: Delivery). */
export function createWebhook({ url, secret }: NonNullable<ChannelSettings["webhook"]>): Channel {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");

  async function post(deliveryId: string, event: object, signal: AbortSignal): Promise<Sent> {
    // Replace dots, because they separate the parts of the signed content.
    const id = deliveryId.replaceAll(".", "-");
    const timestamp = Math.floor(Date.now() / 1000);
    const body = new TextEncoder().encode(JSON.stringify(event));
    const signature = createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest("base64");
    const headers = {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(timestamp),
      "webhook-signature": `v1,${signature}`,
    };
    await sendHttp(url, { headers, body, signal });
    return { state: "delivered" };
  }

  return {
    maxParallel: 8,
    deliver: ({ id, kind, lead }, { signal }) =>
      post(
        id,
        {
          type: kind === "test" ? "lead.test" : "lead.created",
          timestamp: lead.receivedAt,
          data: toLeadRecord(lead),
        },
        signal,
      ),
    deliverErasure: ({ id, leadId, createdAtMs }, { signal }) =>
      post(
        id,
        { type: "lead.erased", timestamp: new Date(createdAtMs).toISOString(), data: { id: leadId } },
        signal,
      ),
  };
}
