/** A database as version 3 of the schema left it: three requests, and what was to be sent for them. */
export const version3 = `
CREATE TABLE "schema_versions" ("version" integer primary key, "applied_at_ms" bigint not null);
CREATE TABLE "leads" ("id" text primary key, "received_at_ms" bigint not null, "form_type" text not null, "mode" text not null, "email" text not null, "first_name" text not null, "last_name" text not null, "company" text not null, "linkedin_url" text not null, "message" text not null, "source" text not null, "source_path" text not null, "signal_slug" text not null, "screen_size" text not null, "device_pixel_ratio" text not null, "browser_language" text not null, "timezone" text not null, "state" text not null, "quarantine_reason" text, "released_at_ms" bigint, "slot_start" text default '' not null);
CREATE INDEX "leads_by_state" on "leads" ("state", "id");
CREATE TABLE "idempotency" ("key_hash" text primary key, "lead_id" text not null references "leads" ("id") on delete cascade, "answered_state" text not null, "content_hash" text default '' not null);
CREATE INDEX "idempotency_by_lead" on "idempotency" ("lead_id");
CREATE TABLE "recent_posts" ("lead_id" text primary key references "leads" ("id") on delete cascade, "at_ms" bigint not null, "address_hash" text not null, "email_hash" text not null, "content_hash" text not null);
CREATE INDEX "recent_posts_by_address_hash" on "recent_posts" ("address_hash", "at_ms");
CREATE INDEX "recent_posts_by_email_hash" on "recent_posts" ("email_hash", "at_ms");
CREATE INDEX "recent_posts_by_at_ms" on "recent_posts" ("at_ms");
CREATE TABLE "outbox" ("lead_id" text not null references "leads" ("id") on delete cascade, "channel" text not null, "state" text not null, "created_at_ms" bigint not null, "next_attempt_at_ms" bigint not null, "attempts" integer default 0 not null, constraint "outbox_of_lead" primary key ("lead_id", "channel"));
CREATE INDEX "outbox_by_turn" on "outbox" ("state", "next_attempt_at_ms");
CREATE TABLE "bookings" ("token" text primary key, "lead_id" text not null unique references "leads" ("id") on delete cascade, "slot_start_ms" bigint not null, "slot_minutes" integer not null, "state" text not null, "sequence" integer not null, "created_at_ms" bigint not null, "changed_at_ms" bigint not null);
CREATE UNIQUE INDEX bookings_by_slot on bookings (slot_start_ms) where state = 'booked';
insert into schema_versions values (1, 0), (2, 0), (3, 0);
insert into leads values ('01OLD', 1764000000000, 'contact', 'full', 'asha@example.com', 'Asha', 'Rao', '', '', 'Hello there', '', '', '', '', '', '', '', 'accepted', null, null, '');
insert into leads values ('01NEW', 1764000000000, 'contact', 'full', 'asha@example.com', 'Asha', 'Rao', '', '', 'Hello there', '', '', '', '', '', '', '', 'accepted', null, null, '');
insert into leads values ('01HELD', 1764000000000, 'contact', 'full', 'asha@example.com', 'Asha', 'Rao', '', '', 'Hello there', '', '', '', '', '', '', '', 'quarantined', null, null, '');
insert into outbox values ('01OLD', 'owner-mail', 'pending', 0, 0, 0);
insert into outbox values ('01NEW', 'owner-mail', 'pending', 0, 0, 0);
insert into outbox values ('01NEW', 'visitor-mail', 'pending', 0, 0, 0);
insert into outbox values ('01NEW', 'webhook', 'pending', 0, 0, 0);
insert into outbox values ('01HELD', 'owner-mail', 'held', 0, 0, 0);
`;
