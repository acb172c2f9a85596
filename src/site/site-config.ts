import type { EntryKind } from "./entry-paths.ts";

/**
 * What an owner may change to re-brand the site (`site.config.ts`). Data only; no colors, no server URLs.
 * Checked at each build and start by `src/settings/parse-site-config.ts`.
 */
export interface SiteConfig {
  /** Name of the provider, as written in titles, mails and the footer. */
  brand: string;
  /** One sentence under the name in the footer. */
  tagline: string;
  /** Language tag of all pages, for `<html lang>`. */
  language: string;
  /** Title of the home page, and of a page whose metadata could not be resolved; the template adds the name. */
  defaultTitle: string;
  /** Title of an ordinary page; `%s` is the page's own title. */
  titleTemplate: string;
  /** Titles of articles by kind; `%s` is the article's own title. */
  articleTitleTemplates: Record<EntryKind, string>;
  /** Meta description where a page has none of its own; 120-155 characters. */
  defaultDescription: string;
  /** Name of the content hub, in menus and headings. */
  hubName: string;
  /** Time until the reply; ends a sentence: "We'll get back to you within 24 hours." */
  replyPromise: string;
  /** Words of the contact form, on its pages and in its dialog. */
  contactForm: {
    /** Label of the button that sends the form, of buttons that lead to it, and title of the dialog. */
    action: string;
    /** Sentence under the title of the dialog. */
    lead: string;
    /** Notification after the form of a page was sent; also under the thanks when it was sent without scripts. */
    confirmation: string;
    /** Sentence under the thanks, beside the notification. */
    nextStep: string;
  };
  /** `sales` receives requests and is in the footer; the contact page shows both. */
  emails: { sales: string; support: string };
  /** As people read it; the `tel:` link is made from its digits. */
  phone: string;
  /** When the phone is answered, as people read it. */
  supportHours: string;
  office: { area: string; city: string; country: string };
  /** When calls can be booked. */
  scheduling: Office;
  /** The provider's page on the professional network. */
  linkedinUrl: string;
  /** Year in the copyright line. */
  copyrightYear: number;
}

/** When the office takes calls (spec 2.6; decisions: Scheduling). */
export interface Office {
  /** IANA name of the zone that the times are in: `Asia/Kolkata`. */
  timeZone: string;
  /** Weekdays by ISO number: 1 is Monday, 7 Sunday. */
  days: readonly number[];
  /** First moment of a day's calls, `HH:MM`. */
  opens: string;
  /** When the last call must be over. */
  closes: string;
  slotMinutes: number;
  /** How many business days ahead can be booked; the first is the next one, today never is. */
  businessDays: number;
  /** Days without calls, as ISO dates in the office's zone. */
  holidays: readonly string[];
}
