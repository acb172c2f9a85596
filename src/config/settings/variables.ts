import { isIP, isIPv6 } from "node:net";
import { isEmail } from "#platform/email.ts";
import type { ProxyRange } from "#platform/http/client-address.ts";
import { defaultFormLimits, type FormLimits, parseFormLimits } from "./form-limits.ts";

export interface SmtpSettings {
  host: string;
  port: number;
  /** Whether to use TLS from the first byte, rather than STARTTLS if the server offers it. */
  secure: boolean;
  login: { user: string; password: string } | undefined;
}

interface Sender {
  name: string;
  address: string;
}

/** Says what is wrong with a value and how to fix it. Printed after the variable's name. */
export interface Problem {
  problem: string;
}

/** `fallback` is the value if the variable is unset or empty. */
export interface Variable<Value> {
  name: string;
  fallback: Value;
  /** Spaces around it belong to it. */
  isExact?: boolean;
  parse: (text: string) => Value | Problem;
}

/** All environment variables; docs/operating.md explains each one. */
export const variables = {
  host: variable("HOST", "127.0.0.1", parseHost),
  port: variable("PORT", 3000, integer(0, 65_535, "a number from 1 to 65535, or 0 for any free port")),
  siteUrl: variable("SITE_URL", "http://localhost:3000", parseSiteUrl),
  dataDir: variable("DATA_DIR", "data", (text) => text),
  databaseUrl: variable<string | undefined>("DATABASE_URL", undefined, parseDatabaseUrl),
  postgresPassword: {
    ...variable<string | undefined>("POSTGRES_PASSWORD", undefined, (text) => text),
    isExact: true,
  },
  smtpUrl: variable<SmtpSettings | undefined>("SMTP_URL", undefined, parseSmtpUrl),
  mailFrom: variable<Sender | undefined>("MAIL_FROM", undefined, parseSender),
  notifyTo: variable<readonly string[] | undefined>("NOTIFY_TO", undefined, parseRecipients),
  escalateTo: variable<readonly string[]>("ESCALATE_TO", [], parseRecipients),
  webhookUrl: variable("WEBHOOK_URL", "", parseReceiver),
  webhookSecret: variable("WEBHOOK_SECRET", "", parseWebhookSecret),
  calendarUrl: variable<string | undefined>("CALENDAR_URL", undefined, parseFeed),
  hubspotToken: variable("HUBSPOT_TOKEN", "", parseToken),
  hubspotUrl: variable("HUBSPOT_URL", "https://api.hubapi.com", parseApiOrigin),
  slackUrl: variable("SLACK_WEBHOOK_URL", "", parseReceiver),
  retentionDays: variable<number | undefined>(
    "RETENTION_DAYS",
    undefined,
    integer(1, 36_500, "the number of days after which leads are erased, like 365"),
  ),
  backupKeep: variable(
    "BACKUP_KEEP",
    24,
    integer(0, 10_000, "the number of hourly backups to keep, like 24, or 0 for none"),
  ),
  resticRepository: variable<string | undefined>("RESTIC_REPOSITORY", undefined, (text) => text),
  copyKeepDays: variable(
    "COPY_KEEP_DAYS",
    30,
    integer(0, 36_500, "for how many days copies are kept, like 30, or 0 to never delete any"),
  ),
  heartbeatUrl: variable<string | undefined>("HEARTBEAT_URL", undefined, parseReceiver),
  dailyMail: variable<string | undefined>("DAILY_MAIL", undefined, parseDailyMail),
  // Two years. Subdomains and preload affect the domain's other servers, so only the owner can add them.
  hsts: variable("HSTS", "max-age=63072000", parseHsts),
  tagManagerId: variable<string | undefined>("TAG_MANAGER_ID", undefined, parseTagManagerId),
  trustProxy: variable<readonly ProxyRange[]>("TRUST_PROXY", [], parseProxies),
  formLimits: variable<FormLimits | "off">("FORM_LIMITS", defaultFormLimits, parseFormLimits),
};

function variable<Value>(
  name: string,
  fallback: Value,
  parse: (text: string) => Value | Problem,
): Variable<Value> {
  return { name, fallback, parse };
}

function parseHost(text: string): string | Problem {
  const isName = /^[a-z\d.-]+$/i.test(text) && URL.canParse(`http://${text}`);
  // A URL can't contain an IP address with a zone ID.
  if (isName || (isIPv6(text) && !text.includes("%"))) return text;
  return {
    problem: `is "${text}", which is neither an IP address nor a host name. Write one like 127.0.0.1 or 0.0.0.0.`,
  };
}

/** `expected` completes the sentence "Write ...". */
function integer(min: number, max: number, expected: string): (text: string) => number | Problem {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    return { problem: `is "${text}". Write ${expected}.` };
  };
}

function parseDailyMail(text: string): string | Problem {
  const [, hour = "", minute = ""] = /^(\d{1,2}):(\d\d)$/.exec(text) ?? [];
  if (hour && Number(hour) < 24 && Number(minute) < 60) return `${hour.padStart(2, "0")}:${minute}`;
  return { problem: `is "${text}". Write a time in the office's time zone, 00:00 to 23:59, like 08:00.` };
}

function parseHsts(text: string): string | Problem {
  if (/^max-age=\d+(;\s*(includeSubDomains|preload))*$/i.test(text)) return text;
  return {
    problem: `is "${text}". Write how many seconds browsers must use only https, like max-age=63072000 or max-age=63072000; includeSubDomains; preload.`,
  };
}

function parseSiteUrl(text: string): string | Problem {
  const url = parseUrl(text, ["http:", "https:"]);
  if (!url)
    return {
      problem: `is "${text}". Write the public address including https://, like https://example.com.`,
    };
  if (url.pathname === "/" && !url.search && !url.hash && !url.username && !url.password) return url.origin;
  return { problem: `is "${text}", but the site must be at the root of its host. Write ${url.origin}.` };
}

export function isPostgresUrl(text: string): boolean {
  return (parseUrl(text, ["postgres:", "postgresql:"])?.pathname.length ?? 0) > 1;
}

/** Adds `POSTGRES_PASSWORD` to a URL without a password. Uses the query, because a URL without a host has no login. */
export function withPassword(databaseUrl: string, password: string | undefined): string {
  const url = new URL(databaseUrl);
  if (!password || url.password || url.searchParams.has("password")) return databaseUrl;
  url.searchParams.set("password", password);
  return url.href;
}

/** The message omits the value, because it might contain a password. */
function parseDatabaseUrl(text: string): string | Problem {
  if (isPostgresUrl(text)) return text;
  const example = "postgres://user:password@db.example.com:5432/leads";
  return {
    problem: `is not a PostgreSQL URL. Write one like ${example}, with special characters in the password percent-encoded or the password in POSTGRES_PASSWORD, or remove it to use SQLite in DATA_DIR.`,
  };
}

/** The messages omit the value, because it might contain a password. */
function parseSmtpUrl(text: string): SmtpSettings | Problem {
  const url = parseUrl(text, ["smtp:", "smtps:"]);
  const example = "Write one like smtps://user:password@mail.example.com:465.";
  if (!url?.hostname) return { problem: `is not a mail server URL. ${example}` };
  if (url.search || url.hash || !["", "/"].includes(url.pathname)) {
    return { problem: `contains more than a server and a login. ${example}` };
  }
  const secure = url.protocol === "smtps:";
  try {
    const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
    return {
      host: url.hostname.replace(/^\[|\]$/g, ""),
      port: Number(url.port) || (secure ? 465 : 587),
      secure,
      login: user ? { user, password } : undefined,
    };
  } catch {
    return { problem: "contains a % that is not part of an encoded character. Write it as %25." };
  }
}

function parseSender(text: string): Sender | Problem {
  const [, name = "", bracketed] = /^([^<>"\p{Cc}]+) <(.+)>$/u.exec(text) ?? [];
  const address = bracketed ?? text;
  if (isEmail(address)) return { name: name.trim(), address };
  return { problem: `is "${text}". Write an address like hello@example.com or Name <hello@example.com>.` };
}

function parseTagManagerId(text: string): string | Problem {
  if (/^GTM-[A-Z\d]{4,12}$/.test(text)) return text;
  return { problem: `is "${text}". Write a tag container ID in capital letters, like GTM-AB12CD3.` };
}

function parseProxies(text: string): readonly ProxyRange[] | Problem {
  const ranges: ProxyRange[] = [];
  for (const part of text.split(/[\s,]+/).filter(Boolean)) {
    const range = parseProxyRange(part);
    if (!range) {
      return {
        problem: `contains "${part}", which is not an IP address or range. Write a list like 10.0.0.0/8, 127.0.0.1, ::1.`,
      };
    }
    ranges.push(range);
  }
  return ranges;
}

function parseUrl(text: string, protocols: readonly string[]): URL | undefined {
  const url = URL.parse(text);
  return url && protocols.includes(url.protocol) ? url : undefined;
}

/** Accepts `10.0.0.0/8`, `127.0.0.1`, `fd00::/8`. */
function parseProxyRange(text: string): ProxyRange | undefined {
  const [address = "", prefixText, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return undefined;
  const longest = version === 4 ? 32 : 128;
  const prefix = prefixText === undefined ? longest : Number(prefixText);
  if (prefixText !== undefined && (!/^\d{1,3}$/.test(prefixText) || prefix > longest)) return undefined;
  return { address, family: version === 4 ? "ipv4" : "ipv6", prefix };
}

function parseRecipients(text: string): readonly string[] | Problem {
  const addresses = [...new Set(text.split(",").map((address) => address.trim()))];
  if (addresses.every(isEmail)) return addresses;
  return { problem: `is "${text}". Write addresses separated by commas: a@example.com, b@example.com.` };
}

/** The message omits the value, because it is secret. Calendar apps give feeds a `webcal:` address. */
function parseFeed(text: string): string | Problem {
  const url = text.replace(/^webcal:/i, "https:");
  const parsed = parseUrl(url, ["http:", "https:"]);
  // `fetch` rejects URLs with a login.
  if (parsed && !parsed.username && !parsed.password) return url;
  return {
    problem:
      "is not a calendar feed URL, or contains a login. Write the secret address in iCal format, like https://calendar.example.com/private.ics.",
  };
}

/** The messages omit the value, because a receiver's URL might be secret. */
function parseReceiver(text: string): string | Problem {
  const url = parseUrl(text, ["http:", "https:"]);
  const example = "Write one like https://crm.example.com/leads.";
  if (!url) return { problem: `is not a URL. ${example}` };
  // `fetch` rejects URLs with a login.
  if (url.username || url.password) return { problem: `contains a login, which cannot be sent. ${example}` };
  return text;
}

function parseWebhookSecret(text: string): string | Problem {
  const key = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(text)?.[1] ?? "";
  const bytes = Buffer.from(key, "base64");
  // Decoding skips invalid characters.
  const isBase64 = bytes.toString("base64").replace(/=+$/, "") === key.replace(/=+$/, "");
  if (isBase64 && bytes.length >= 24 && bytes.length <= 64) return text;
  return {
    problem: `is not a signing secret. Write whsec_ and 24 to 64 random bytes in base64, the same on both sides: node -p "'whsec_' + crypto.randomBytes(32).toString('base64')"`,
  };
}

function parseToken(text: string): string | Problem {
  if (/^[\x21-\x7e]+$/.test(text)) return text;
  return { problem: "is not a token. Copy the token from your service key or private app, without spaces." };
}

function parseApiOrigin(text: string): string | Problem {
  const url = parseUrl(text, ["http:", "https:"]);
  if (url && url.pathname === "/" && !url.search && !url.hash && !url.username) return url.origin;
  return { problem: "is not an API origin. Write one like https://api.hubapi.com, without a path." };
}
