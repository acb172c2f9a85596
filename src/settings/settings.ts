import type { Office } from "../site/index.ts";

/** At most `count` in any `windowMs`: exactly `count` pass. */
export interface RateLimit {
  count: number;
  windowMs: number;
}

/**
 * The rate limits of `FORM_LIMITS` (spec: Form API guard); an empty list switches one off. All but `overall` are
 * per IP address (IPv6: its /64), and ten times the numbers apply to an IPv6 /48.
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
  /** Accepted submissions of all senders; more are accepted too, and the operator is warned. */
  overall: readonly RateLimit[];
}

/** An address range whose forwarding headers are believed, in CIDR terms. */
export interface ProxyRange {
  address: string;
  family: "ipv4" | "ipv6";
  prefix: number;
}

/** Server that takes outgoing mail. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** TLS from the first byte; without it STARTTLS where the server offers it. */
  secure: boolean;
  login: { user: string; password: string } | undefined;
}

/** Outgoing mail (spec: Delivery). */
export interface MailSettings {
  /** `undefined`: each mail becomes a file. */
  smtp: SmtpSettings | undefined;
  from: { name: string; address: string };
  /** Addresses of the owner's side, at least one. */
  notifyTo: readonly string[];
}

/** Where leads are to go beside the mail, and the secret to sign them with; checked, and not delivered to yet. */
export interface WebhookSettings {
  url: string;
  secret: string;
}

/** The whole environment, read once at start by `readSettings` and passed to each part that needs some of it. */
export interface Settings {
  host: string;
  /** 0 lets the system choose a free port. */
  port: number;
  /** Public address as an origin, without a trailing slash: `https://example.com`. */
  siteUrl: string;
  /** Absolute path of the folder for the database and what belongs to it. */
  dataDir: string;
  mail: MailSettings;
  webhook: WebhookSettings | undefined;
  /** Value of `Strict-Transport-Security`, which is sent where `siteUrl` is https. */
  hsts: string;
  /** Tag container that is loaded after consent, `GTM-…`; undefined: none, ever. */
  tagManagerId: string | undefined;
  trustProxy: readonly ProxyRange[];
  /** `off`: no limit of any kind, for load tests. */
  formLimits: FormLimits | "off";
  /** When calls can be booked; from `site.config.ts`, checked here with the rest. */
  office: Office;
}
