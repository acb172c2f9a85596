/**
 * Columns that can contain personal data, including hashes. Their rows are deleted with the lead; those without a lead (alerts,
 * summaries, `lead.erased`) don't mention anyone. A test finds columns that are missing.
 */
export const personalColumns = {
  leads: [
    "email",
    "email_key",
    "first_name",
    "last_name",
    "company",
    "linkedin_url",
    "message",
    "source",
    "source_path",
    "signal_slug",
    "screen_size",
    "device_pixel_ratio",
    "browser_language",
    "timezone",
    "slot_start",
    "journey",
  ],
  bookings: ["token"],
  outbox: ["skip_reason", "last_error", "delivered_to"],
  idempotency: ["key_hash", "content_hash"],
  recent_posts: ["address_hash", "email_hash", "content_hash", "network_hash"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
