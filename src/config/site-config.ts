import type { EntryKind } from "./entry-paths.ts";

/**
 * The settings in `site.config.ts`, which an owner edits to rebrand the site. They are checked at every build and at
 * startup (`src/config/settings/parse-site-config.ts`).
 */
export interface SiteConfig {
  /** The firm's name, as written in titles, emails and the footer. */
  brand: string;
  /** One sentence under the name in the footer. */
  tagline: string;
  /** Language tag for `<html lang>`. */
  language: string;
  /** The home page's title, also used for pages whose metadata can't be composed; `titleTemplate` adds the brand. */
  defaultTitle: string;
  /** `%s` is the page title. */
  titleTemplate: string;
  /** `%s` is the article title. */
  articleTitleTemplates: Record<EntryKind, string>;
  /** Meta description for pages that don't have their own; 120-155 characters. */
  defaultDescription: string;
  /** Name of the content hub, in menus and headings. */
  hubName: string;
  /**
   * Reply time in hours, for the contact page: usually `from` to `to`, never more than `atMost`. `to`, in office hours, is
   * the promise by which replies are measured.
   */
  replyHours: { from: number; to: number; atMost: number };
  /** Whether the contact page shows how fast the latest leads were answered (docs/operating.md, Replies). */
  showReplyTime?: boolean;
  /** `false` turns off the emails about leads that nobody has answered (docs/operating.md, Replies). */
  replyAlerts?: boolean;
  /** Promised reply time, written as the end of a sentence: "within 24 hours". */
  replyPromise: string;
  /** Copy for the contact form, on its pages and in its dialog. */
  contactForm: {
    /** Label for the submit button and for buttons that open the form; also the dialog's title. */
    action: string;
    /** Sentence under the dialog's title. */
    lead: string;
    /** Toast shown after the form on a page is sent; without JavaScript, the sentence under the thank-you heading. */
    confirmation: string;
    /** Sentence under the thank-you heading when the toast is shown. */
    nextStep: string;
  };
  /** `sales` receives leads and is shown in the footer, the contact page shows both, and `security.txt` names `support`. */
  emails: { sales: string; support: string };
  /** As displayed; the `tel:` link uses its digits. */
  phone: string;
  /** Phone support hours, as displayed. */
  supportHours: string;
  office: { area: string; city: string; country: string };
  /** When calls can be booked. */
  scheduling: Office;
  /** How visitors join a booked call: a link or a phone number, shown in the dialog, in emails and on the booking page. */
  meeting?: string;
  linkedinUrl: string;
  /** Year shown in the copyright line. */
  copyrightYear: number;
}

/** Spec: Scheduling. */
export interface Office {
  /** The office's IANA time zone: `Asia/Kolkata`. */
  timeZone: string;
  /** Weekdays by ISO number: 1 is Monday, 7 is Sunday. */
  days: readonly number[];
  /** Start of the first call, `HH:MM`. */
  opens: string;
  /** End of the last call, `HH:MM`. */
  closes: string;
  slotMinutes: number;
  /** How many business days can be booked, starting with the first that still has a slot; today counts if it has one. */
  businessDays: number;
  /** Minimum notice in hours before the first slot; 4 by default. */
  noticeHours?: number | undefined;
  /** Minutes to keep free before and after each booking; 0 by default. */
  bufferMinutes?: number | undefined;
  /** Days without calls, as ISO dates in the office's time zone. */
  holidays: readonly string[];
}
