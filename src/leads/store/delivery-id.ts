/** Channels that every lead uses; others are configured (`src/leads/delivery/channels.ts`). */
export const mailChannels = { owner: "owner-mail", visitor: "visitor-mail" } as const;

/**
 * Returns `{leadId}.{channel}` for the lead itself, or `{leadId}.{channel}.{occasion}`, e.g. for `erased` or `move-2`. Don't
 * change the format: email file names and Message-IDs contain it, and receivers use it to recognize repeated messages.
 */
export function deliveryIdOf(leadId: string, channel: string, occasion?: string): string {
  return [leadId, channel, occasion].filter(Boolean).join(".");
}

export function leadIdOf(deliveryId: string): string {
  return deliveryId.split(".", 1)[0] ?? "";
}

/** Returns the number of the change; `undefined` if the delivery isn't about a moved booking. */
export function moveOf(deliveryId: string): number | undefined {
  const number = /\.move-(\d+)$/.exec(deliveryId)?.[1];
  return number === undefined ? undefined : Number(number);
}
