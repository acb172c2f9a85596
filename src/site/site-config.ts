import type { EntryKind } from "./entry-paths.ts";

/**
 * The settings in `site.config.ts`, with which an owner re-brands the site. Each build and start checks them
 * (`src/settings/parse-site-config.ts`).
 */
export interface SiteConfig {
  /** Name of the firm, as written in titles, e-mails and the footer. */
  brand: string;
  /** One sentence under the name in the footer. */
  tagline: string;
  /** Language tag for `<html lang>`. */
  language: string;
  /** Title of the home page, and of a page whose metadata fails; `titleTemplate` adds the brand. */
  defaultTitle: string;
  /** `%s` is the title of the page. */
  titleTemplate: string;
  /** `%s` is the title of the article. */
  articleTitleTemplates: Record<EntryKind, string>;
  /** Meta description of a page without its own; 120-155 characters. */
  defaultDescription: string;
  /** Name of the content hub, in menus and headings. */
  hubName: string;
  /** Hours until the reply, on the contact page: usually `from` to `to`, never more than `atMost`. */
  replyHours: { from: number; to: number; atMost: number };
  /** Promised time until a reply, as the end of a sentence: "within 24 hours". */
  replyPromise: string;
  /** Words of the contact form, on its pages and in its dialog. */
  contactForm: {
    /** Label of the submit button and of buttons that open the form, and title of its dialog. */
    action: string;
    /** Sentence under the title of the dialog. */
    lead: string;
    /** Toast after a page's form is sent; without JavaScript, the sentence under the thanks. */
    confirmation: string;
    /** Sentence under the thanks, beside the toast. */
    nextStep: string;
  };
  /** `sales` receives leads and is in the footer; both are on the contact page. */
  emails: { sales: string; support: string };
  /** As displayed; its digits make the `tel:` link. */
  phone: string;
  /** When the phone is answered, as displayed. */
  supportHours: string;
  office: { area: string; city: string; country: string };
  /** When calls can be booked. */
  scheduling: Office;
  /** How visitors join a booked call: a link or a phone number, shown in the dialog, mails and the booking's page. */
  meeting?: string;
  linkedinUrl: string;
  /** Year in the copyright line. */
  copyrightYear: number;
}

/** Spec: Scheduling. */
export interface Office {
  /** IANA name of the office's time zone: `Asia/Kolkata`. */
  timeZone: string;
  /** Weekdays by ISO number: 1 is Monday, 7 Sunday. */
  days: readonly number[];
  /** Start of the first call, `HH:MM`. */
  opens: string;
  /** End of the last call, `HH:MM`. */
  closes: string;
  slotMinutes: number;
  /** Business days that can be booked, starting with the next one; today cannot. */
  businessDays: number;
  /** Days without calls, as ISO dates in the office's zone. */
  holidays: readonly string[];
}
