import type { EntryKind } from "./entry-paths.ts";

/**
 * The settings in `site.config.ts`, by which an owner re-brands the site. Data only, without colors and server URLs.
 * `src/settings/parse-site-config.ts` checks them at each build and start.
 */
export interface SiteConfig {
  /** Name of the provider, as written in titles, e-mails and the footer. */
  brand: string;
  /** One sentence under the name in the footer. */
  tagline: string;
  /** Language tag for `<html lang>`. */
  language: string;
  /** Title of the home page, and of a page whose metadata fails; the template adds the brand. */
  defaultTitle: string;
  /** Title of a page; `%s` is its own title. */
  titleTemplate: string;
  /** Titles of articles by kind; `%s` is the title of the article. */
  articleTitleTemplates: Record<EntryKind, string>;
  /** Meta description of a page without its own; 120-155 characters. */
  defaultDescription: string;
  /** Name of the content hub, in menus and headings. */
  hubName: string;
  /** Hours until the reply, said and drawn on the contact page: usually `from` to `to`, never more than `atMost`. */
  replyHours: { from: number; to: number; atMost: number };
  /** Promised time until a reply, as the end of a sentence: "We'll get back to you within 24 hours." */
  replyPromise: string;
  /** Words of the contact form, on its pages and in its dialog. */
  contactForm: {
    /** Label of the submit button and of buttons that open the form, and title of its dialog. */
    action: string;
    /** Sentence under the title of the dialog. */
    lead: string;
    /** Notification after a page's form is sent; without scripts, the sentence under the thanks. */
    confirmation: string;
    /** Sentence under the thanks, beside the notification. */
    nextStep: string;
  };
  /** `sales` receives requests and is in the footer; both are on the contact page. */
  emails: { sales: string; support: string };
  /** As displayed; the `tel:` link is made from its digits. */
  phone: string;
  /** Hours in which the phone is answered, as displayed. */
  supportHours: string;
  office: { area: string; city: string; country: string };
  /** When calls can be booked. */
  scheduling: Office;
  /** How visitors join a booked call: a link or a phone number. The dialog, mails and the booking's page say it. */
  meeting?: string;
  /** The provider's LinkedIn page. */
  linkedinUrl: string;
  /** Year in the copyright line. */
  copyrightYear: number;
}

/** When the office takes calls (spec: Scheduling). */
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
  /** Number of business days that can be booked, from the next one on; today never can. */
  businessDays: number;
  /** Days without calls, as ISO dates in the office's zone. */
  holidays: readonly string[];
}
