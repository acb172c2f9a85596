import * as v from "valibot";
import { isEmail } from "#platform/email.ts";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import { explainIssue, yamlNotation } from "#platform/schema-errors/explain-issue.ts";
import { entryKindNames, type SiteConfig } from "../index.ts";
import { OfficeSchema } from "../office/office-schema.ts";

const TextSchema = v.pipe(v.string("must be text in quotes"), v.trim(), v.nonEmpty("must not be empty"));

/** Control characters aren't allowed, because the value becomes part of email headers. */
const LineSchema = v.pipe(TextSchema, v.regex(/^\P{Cc}*$/u, "must be one line of text"));

const EmailSchema = v.pipe(
  v.string("must be an email address in quotes"),
  v.check(isEmail, "must be an email address, such as hello@example.com"),
);

const HoursSchema = v.pipe(v.number("must be a number of hours"), v.minValue(0, "must be a number of hours"));

const TitleTemplateSchema = v.pipe(
  TextSchema,
  v.check(
    (text) => text.split("%s").length === 2,
    'must contain %s exactly once, in place of the title, such as "%s | Example"',
  ),
);

const SiteConfigSchema: v.GenericSchema<unknown, SiteConfig> = closedObject({
  brand: LineSchema,
  tagline: TextSchema,
  language: v.pipe(v.string(), v.check(isLanguage, 'must be a language tag, such as "en" or "en-GB"')),
  defaultTitle: TextSchema,
  titleTemplate: TitleTemplateSchema,
  articleTitleTemplates: closedObject(v.entriesFromList(entryKindNames, TitleTemplateSchema)),
  defaultDescription: TextSchema,
  hubName: TextSchema,
  replyHours: v.pipe(
    closedObject({ from: HoursSchema, to: HoursSchema, atMost: HoursSchema }),
    v.check(
      ({ from, to, atMost }) => from < to && to < atMost,
      "must have `from` below `to`, and `to` below `atMost`",
    ),
  ),
  showReplyTime: v.exactOptional(v.boolean("must be true or false")),
  replyAlerts: v.exactOptional(v.boolean("must be true or false")),
  replyPromise: TextSchema,
  contactForm: closedObject({
    action: TextSchema,
    lead: TextSchema,
    confirmation: TextSchema,
    nextStep: TextSchema,
  }),
  emails: closedObject({ sales: EmailSchema, support: EmailSchema }),
  phone: v.pipe(
    v.string("must be a phone number in quotes"),
    v.check(isPhone, 'must be a phone number, such as "+91 80 0000 0000"'),
  ),
  supportHours: TextSchema,
  office: closedObject({ area: TextSchema, city: TextSchema, country: TextSchema }),
  scheduling: OfficeSchema,
  meeting: v.exactOptional(
    v.pipe(
      v.string("must be a link or a phone number in quotes"),
      v.check(
        (text) => isWebUrl(text) || isPhone(text),
        "must be a link that begins with https://, or a phone number",
      ),
    ),
  ),
  linkedinUrl: v.pipe(
    v.string("must be an address in quotes"),
    v.check(isWebUrl, "must be a full address that begins with https://"),
  ),
  copyrightYear: v.pipe(
    v.number("must be a year, such as 2025"),
    v.check((year) => Number.isInteger(year) && year >= 1900 && year <= 2100, "must be a year, such as 2025"),
  ),
});

/** `problems` has a line for each mistake, with its key, value and fix. `config` is missing if there are any problems. */
export function parseSiteConfig(input: unknown): { config?: SiteConfig; problems: string[] } {
  const result = v.safeParse(SiteConfigSchema, input, { abortPipeEarly: true });
  if (result.success) return { config: result.output, problems: [] };
  const problems = result.issues.map((issue) => {
    const { problem, fix } = explainIssue(issue, SiteConfigSchema, yamlNotation);
    return `site.config.ts: ${problem}  ->  ${fix}`;
  });
  return { problems };
}

function isLanguage(tag: string): boolean {
  try {
    return new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(tag) !== undefined;
  } catch {
    return false;
  }
}

/** Allows 5 to 15 digits (E.164) with the usual separators. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return /^\+?[\d\s()./-]+$/.test(text) && digits >= 5 && digits <= 15;
}

function isWebUrl(text: string): boolean {
  const url = URL.parse(text);
  return /^https?:\/\/\S+$/.test(text) && url !== null;
}
