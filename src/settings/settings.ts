import type { ProxyRange } from "../http/client-address.ts";
import type { Office } from "../site/index.ts";

/** Allows `count` within any `windowMs`. */
export interface RateLimit {
  count: number;
  windowMs: number;
}

/**
 * `FORM_LIMITS` (spec: Form API guard). An empty list switches a limit off. All but `overall` are per IP address (IPv6: its
 * /64).
 */
export interface FormLimits {
  /** Accepted submissions; more are quarantined. */
  perIp: readonly RateLimit[];
  /** Accepted submissions with one e-mail address; more are quarantined. */
  perEmail: readonly RateLimit[];
  /** Bookings; more are quarantined. */
  bookingsPerIp: readonly RateLimit[];
  /** Bookings with one e-mail address; more are quarantined. */
  bookingsPerEmail: readonly RateLimit[];
  /** Quarantined submissions; more are refused with 429. */
  quarantine: readonly RateLimit[];
  /** Bytes of quarantined submissions; more are refused with 429. */
  quarantineBytes: readonly RateLimit[];
  /** Posts of any kind; more are refused with 429. */
  posts: readonly RateLimit[];
  /** Accepted submissions from all senders; more are still accepted, but the operator is warned. */
  overall: readonly RateLimit[];
}

export interface SmtpSettings {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS if the server offers it. */
  secure: boolean;
  login: { user: string; password: string } | undefined;
}

export interface MailSettings {
  /** `undefined`: each mail is written to a file. */
  smtp: SmtpSettings | undefined;
  from: { name: string; address: string };
  /** The owner's addresses, at least one. */
  notifyTo: readonly string[];
}

export interface WebhookSettings {
  url: string;
  /** `whsec_` and the key in base64. */
  secret: string;
}

export interface HubspotSettings {
  /** The API's origin. */
  url: string;
  token: string;
}

/** `undefined` if the channel is not configured. */
export interface ChannelSettings {
  webhook: WebhookSettings | undefined;
  hubspot: HubspotSettings | undefined;
  /** Incoming webhook of a Slack channel. */
  slackUrl: string | undefined;
}

export interface Settings extends ChannelSettings {
  host: string;
  /** 0 uses any free port. */
  port: number;
  /** Public origin, without a trailing slash: `https://example.com`. */
  siteUrl: string;
  /** Absolute path of the folder for the database and its files. */
  dataDir: string;
  /** `postgres://…`, with its password; `undefined`: SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  /** Older leads are erased daily; `undefined`: never. */
  retentionDays: number | undefined;
  /** Hourly backups of SQLite to keep; 0: none are made. */
  backupKeep: number;
  /** When the owner is mailed a summary of the day, in the office's zone: `08:00`; `undefined`: never. */
  dailyMail: string | undefined;
  mail: MailSettings;
  /** Secret iCalendar feed of the owner's calendar. */
  calendarUrl: string | undefined;
  /** Value of `Strict-Transport-Security`, sent if `siteUrl` is https. */
  hsts: string;
  /** Tag container to load after consent, `GTM-…`. */
  tagManagerId: string | undefined;
  trustProxy: readonly ProxyRange[];
  /** `off`: no limits, for load tests. */
  formLimits: FormLimits | "off";
  /** When calls can be booked; from `site.config.ts`. */
  office: Office;
}
