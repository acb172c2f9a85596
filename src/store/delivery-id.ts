/** The channels of mail, which every lead has; others are configured (`src/delivery/channels.ts`). */
export const mailChannels = { owner: "owner-mail", visitor: "visitor-mail" } as const;

/**
 * Returns the id of a delivery: `{leadId}.{channel}` of the lead itself, with what it is about otherwise, such as `erased`
 * or `move-2`. Names mail files and Message-IDs, and receivers tell repeated messages by it: it must not change.
 */
export function deliveryIdOf(leadId: string, channel: string, occasion?: string): string {
  return [leadId, channel, occasion].filter(Boolean).join(".");
}

/** What a delivery about the n-th change of a booking is about; its reminder counts as one. */
export function changeOccasion(kind: "move" | "cancel" | "reminder", sequence: number): string {
  return `${kind}-${sequence}`;
}

/** Returns the part of a delivery's id that names its lead. */
export function leadIdOf(deliveryId: string): string {
  return deliveryId.split(".", 1)[0] ?? "";
}

/** Returns the number of the change that moved a booking; `undefined` for other deliveries. */
export function moveOf(deliveryId: string): number | undefined {
  const number = /\.move-(\d+)$/.exec(deliveryId)?.[1];
  return number === undefined ? undefined : Number(number);
}
