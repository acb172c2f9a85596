import type { SiteConfig } from "#config/site-config.ts";

/** Hours until a reply: usually `from` to `to`, never more than `atMost`. The contact page states and draws them. */
const replyHours = { from: 2, to: 4, atMost: 24 };

/** Promised time until a reply, used at the end of sentences. */
const replyPromise = `within ${replyHours.atMost} hours`;

/**
 * Edit this file to rebrand the site: names, contacts, links, titles, promised reply. Page copy is in `content/`,
 * colors are in `src/config/tokens.css`, and the public URL is the environment variable `SITE_URL`.
 */
export const siteConfig: SiteConfig = {
  brand: "Pipewright",
  tagline: "Go-to-market strategy and AI-enabled execution for B2B teams.",
  language: "en",
  defaultTitle: "GTM Strategy and AI-Enabled Execution for B2B",
  titleTemplate: "%s | Pipewright",
  articleTitleTemplates: {
    insight: "%s | GTM Insights",
    caseStudy: "%s | Case Studies",
    signal: "%s | Market Signals",
  },
  defaultDescription:
    "Pipewright plans go-to-market for B2B teams and builds it in their own CRM: a blueprint in two weeks, a running system in six.",
  hubName: "The GTM Edge",
  replyHours,
  replyPromise,
  contactForm: {
    action: "Talk to a GTM Strategist",
    lead: `A strategist answers every request ${replyPromise}, not counting weekends and holidays.`,
    confirmation: `We'll get back to you ${replyPromise} to schedule your free consultation.`,
    nextStep: `A GTM strategist will write to you ${replyPromise}, not counting weekends and holidays, to find a time that suits you.`,
  },
  emails: { sales: "hello@pipewright.example", support: "support@pipewright.example" },
  phone: "+91 80 0000 0000",
  supportHours: "Mon-Fri 9 AM-6 PM IST",
  office: { area: "Indiranagar", city: "Bengaluru", country: "India" },
  scheduling: {
    timeZone: "Asia/Kolkata",
    days: [1, 2, 3, 4, 5],
    opens: "09:00",
    closes: "18:00",
    slotMinutes: 30,
    businessDays: 10,
    noticeHours: 4,
    bufferMinutes: 0,
    holidays: [],
  },
  meeting: "https://meet.pipewright.example/call",
  linkedinUrl: "https://www.linkedin.com/company/pipewright-example",
  copyrightYear: 2025,
};
