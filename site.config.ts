import type { SiteConfig } from "./src/site/site-config.ts";

/** Time until the reply; ends the sentences below. */
const replyPromise = "within 24 hours";

/**
 * The one file to edit for a new brand: names, contacts, links, titles, the promised reply. Words of pages are in
 * `content/`, colors in `src/styles/tokens.css`, the public address in the environment (`SITE_URL`).
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
    "Pipewright plans and runs go-to-market for B2B teams: a blueprint in six weeks, AI-enabled execution, and numbers your board can check.",
  hubName: "The GTM Edge",
  replyPromise,
  contactForm: {
    action: "Talk to a GTM Strategist",
    lead: "A strategist answers every request within a day.",
    confirmation: `We'll get back to you ${replyPromise} to schedule your free consultation.`,
    nextStep: `A GTM strategist will write to you ${replyPromise} to find a time that suits you.`,
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
    holidays: [],
  },
  linkedinUrl: "https://www.linkedin.com/company/pipewright-example",
  copyrightYear: 2025,
};
