import { isIPv6 } from "node:net";
import { resolve } from "node:path";
import { isEmail } from "../leads/email.ts";
import { type SiteConfig, siteConfig } from "../site/index.ts";
import { defaultFormLimits, parseFormLimits } from "./form-limits.ts";
import { parseSiteConfig } from "./parse-site-config.ts";
import { parseProxyRange } from "./proxy-range.ts";
import type { MailSettings, ProxyRange, Settings, SmtpSettings, WebhookSettings } from "./settings.ts";
import { SettingsError } from "./settings-error.ts";

/** Variables by name; an empty one counts as unset, as compose files write it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads every setting from the environment, and checks `site.config.ts`. Throws a `SettingsError` that names all
 * faults at once, each with its fix. Relative folders are taken from `workingDir`.
 */
export function readSettings(env: Environment, workingDir: string = process.cwd()): Settings {
  const faults: string[] = [];
  const read: ReadVariable = (name, fallback, parse) => {
    const text = env[name]?.trim();
    if (!text) return fallback;
    const parsed = parse(text);
    if (!isFault(parsed)) return parsed;
    faults.push(`${name} ${parsed.fault}`);
    return fallback;
  };
  const { config, faults: configFaults } = parseSiteConfig(siteConfig);
  faults.push(...configFaults);
  read("DATABASE_URL", undefined, () => ({ fault: withoutPostgres }));
  const settings: Settings = {
    host: read("HOST", "127.0.0.1", parseHost),
    port: read("PORT", 3000, parsePort),
    siteUrl: read("SITE_URL", "http://localhost:3000", parseSiteUrl),
    dataDir: resolve(
      workingDir,
      read("DATA_DIR", "data", (text) => text),
    ),
    mail: readMail(read, config),
    webhook: readWebhook(read, faults),
    // Two years. Subdomains and the preload list are the owner's to add: they bind other servers of the domain.
    hsts: read("HSTS", "max-age=63072000", parseHsts),
    tagManagerId: read<string | undefined>("TAG_MANAGER_ID", undefined, parseTagManagerId),
    trustProxy: read("TRUST_PROXY", [], parseProxies),
    formLimits: read("FORM_LIMITS", defaultFormLimits, parseFormLimits),
    office: siteConfig.scheduling,
  };
  if (faults.length > 0) throw new SettingsError(faults);
  return settings;
}

/** What is wrong with a value and what to write instead, continuing the variable's name. */
interface Fault {
  fault: string;
}

type ReadVariable = <T>(name: string, fallback: T, parse: (text: string) => T | Fault) => T;

function isFault(value: unknown): value is Fault {
  return typeof value === "object" && value !== null && "fault" in value;
}

const withoutPostgres =
  "is set, but this version keeps requests in its own SQLite file only. Remove DATABASE_URL; DATA_DIR says where the file lies.";

function parseHost(text: string): string | Fault {
  const isName = /^[a-z\d.-]+$/i.test(text) && URL.canParse(`http://${text}`);
  // No URL can hold an address with a zone.
  if (isName || (isIPv6(text) && !text.includes("%"))) return text;
  return { fault: `is "${text}", which is no address to listen on. Write one like 127.0.0.1 or 0.0.0.0.` };
}

function parsePort(text: string): number | Fault {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  return { fault: `is "${text}". Write a number from 1 to 65535, or 0 for any free port.` };
}

function parseHsts(text: string): string | Fault {
  if (/^max-age=\d+(;\s*(includeSubDomains|preload))*$/i.test(text)) return text;
  return {
    fault: `is "${text}". Write how many seconds browsers use https alone, like max-age=63072000 or max-age=63072000; includeSubDomains; preload.`,
  };
}

function parseSiteUrl(text: string): string | Fault {
  const url = parseUrl(text, ["http:", "https:"]);
  if (!url)
    return { fault: `is "${text}". Write the public address with its scheme, like https://example.com.` };
  if (url.pathname === "/" && !url.search && !url.hash && !url.username && !url.password) return url.origin;
  return { fault: `is "${text}", but the site lives at the root of its host. Write ${url.origin}.` };
}

/** `config` is absent where `site.config.ts` has faults. */
function readMail(read: ReadVariable, config: SiteConfig | undefined): MailSettings {
  const sales = config?.emails.sales ?? "";
  return {
    smtp: read<SmtpSettings | undefined>("SMTP_URL", undefined, parseSmtpUrl),
    from: read("MAIL_FROM", { name: config?.brand ?? "", address: sales }, parseSender),
    notifyTo: read("NOTIFY_TO", [sales], (text) => {
      const addresses = [...new Set(text.split(",").map((address) => address.trim()))];
      if (addresses.every(isEmail)) return addresses;
      return { fault: `is "${text}". Write addresses with commas between: a@example.com, b@example.com.` };
    }),
  };
}

/** No fault repeats the text: it may hold a password. */
function parseSmtpUrl(text: string): SmtpSettings | Fault {
  const url = parseUrl(text, ["smtp:", "smtps:"]);
  const example = "Write one like smtps://user:password@mail.example.com:465.";
  if (!url?.hostname) return { fault: `is no mail server. ${example}` };
  if (url.search || url.hash || !["", "/"].includes(url.pathname)) {
    return { fault: `holds more than a server and a login, which is not read. ${example}` };
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
    return { fault: "holds a % that is not part of an encoded character. Write it as %25." };
  }
}

function parseSender(text: string): MailSettings["from"] | Fault {
  const [, name = "", bracketed] = /^([^<>"\p{Cc}]+) <(.+)>$/u.exec(text) ?? [];
  const address = bracketed ?? text;
  if (isEmail(address)) return { name: name.trim(), address };
  return { fault: `is "${text}". Write an address like hello@example.com or Name <hello@example.com>.` };
}

function readWebhook(read: ReadVariable, faults: string[]): WebhookSettings | undefined {
  const url = read("WEBHOOK_URL", "", (text) =>
    parseUrl(text, ["http:", "https:"])
      ? text
      : { fault: `is "${text}". Write the receiver's address, like https://crm.example.com/leads.` },
  );
  const secret = read("WEBHOOK_SECRET", "", (text) => text);
  if (url && !secret) {
    faults.push("WEBHOOK_SECRET is missing, but WEBHOOK_URL is set. Write the secret that both sides share.");
  }
  return url && secret ? { url, secret } : undefined;
}

function parseTagManagerId(text: string): string | Fault {
  if (/^GTM-[A-Z\d]{4,12}$/.test(text)) return text;
  return { fault: `is "${text}". Write the id of a tag container in capitals, like GTM-AB12CD3.` };
}

function parseProxies(text: string): readonly ProxyRange[] | Fault {
  const ranges: ProxyRange[] = [];
  for (const part of text.split(/[\s,]+/).filter(Boolean)) {
    const range = parseProxyRange(part);
    if (!range) {
      return {
        fault: `holds "${part}", which is no address or range. Write ones like 10.0.0.0/8, 127.0.0.1, ::1.`,
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
