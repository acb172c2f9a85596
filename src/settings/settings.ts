import type { ProxyRange } from "../http/client-address.ts";
import type { Office } from "../site/index.ts";

/** Allows `count` within any period of `windowMs`. */
export interface RateLimit {
  count: number;
  windowMs: number;
}

/** `FORM_LIMITS` (spec: Form API guard). An empty list turns a limit off. All but `overall` are per IP address or /64. */
export interface FormLimits {
  /** Accepted submissions; the rest are quarantined. */
  perIp: readonly RateLimit[];
  /** Accepted submissions per email address; the rest are quarantined. */
  perEmail: readonly RateLimit[];
  /** Bookings; the rest are quarantined. */
  bookingsPerIp: readonly RateLimit[];
  /** Bookings per email address; the rest are quarantined. */
  bookingsPerEmail: readonly RateLimit[];
  /** Quarantined submissions; the rest are rejected with 429. */
  quarantine: readonly RateLimit[];
  /** Bytes of quarantined submissions; the rest are rejected with 429. */
  quarantineBytes: readonly RateLimit[];
  /** Submissions of any kind; the rest are rejected with 429. */
  posts: readonly RateLimit[];
  /** Accepted submissions from all senders. Beyond this the operator is warned, but nothing is rejected. */
  overall: readonly RateLimit[];
}

export interface SmtpSettings {
  host: string;
  port: number;
  /** Whether to use TLS from the first byte, rather than STARTTLS if the server offers it. */
  secure: boolean;
  login: { user: string; password: string } | undefined;
}

export interface MailSettings {
  /** If `undefined`, each email is written to a file. */
  smtp: SmtpSettings | undefined;
  from: { name: string; address: string };
  /** The owner's addresses, at least one. */
  notifyTo: readonly string[];
  /** Addresses that are also alerted when a reply is overdue. */
  escalateTo: readonly string[];
}

export interface WebhookSettings {
  url: string;
  /** `whsec_` followed by the key in base64. */
  secret: string;
}

export interface HubspotSettings {
  /** The API's origin. */
  url: string;
  token: string;
}

/** `undefined` if the channel isn't configured. */
export interface ChannelSettings {
  webhook: WebhookSettings | undefined;
  hubspot: HubspotSettings | undefined;
  /** A Slack channel's incoming webhook. */
  slackUrl: string | undefined;
}

export interface Settings extends ChannelSettings {
  host: string;
  /** 0 uses any free port. */
  port: number;
  /** Public origin, without a trailing slash: `https://example.com`. */
  siteUrl: string;
  /** Absolute path to the folder for the database and its files. */
  dataDir: string;
  /** `postgres://…`, including the password. If `undefined`, SQLite in `dataDir` is used. */
  databaseUrl: string | undefined;
  /** Leads older than this are erased daily; never if `undefined`. */
  retentionDays: number | undefined;
  /** How many hourly SQLite backups to keep; 0 turns backups off. */
  backupKeep: number;
  /** restic's repository to which backups are copied; never if `undefined`. */
  secondPlace: string | undefined;
  /** Copies older than this are deleted; never if 0. */
  copyKeepDays: number;
  /** Requested regularly while all is well. */
  heartbeatUrl: string | undefined;
  /** When to email the owner a daily summary, in the office's time zone: `08:00`. Never if `undefined`. */
  dailyMail: string | undefined;
  mail: MailSettings;
  /** URL of the owner's secret iCalendar feed. */
  calendarUrl: string | undefined;
  /** Value of `Strict-Transport-Security`, sent if `siteUrl` is https. */
  hsts: string;
  /** Tag container to load after consent, `GTM-…`. */
  tagManagerId: string | undefined;
  trustProxy: readonly ProxyRange[];
  /** `off` turns all limits off, for load tests. */
  formLimits: FormLimits | "off";
  /** When calls can be booked; from `site.config.ts`. */
  office: Office;
}
