import type { SiteConfig } from "#config/site-config.ts";

/**
 * The tests' `site.config.ts` (see `imports` in `package.json`), so an owner's edits don't break them. A test that reads the
 * owner's file fails, because everything here differs except the time zone, for which a journey needs an alias.
 */
export const siteConfig: SiteConfig = {
  brand: "Quillmark",
  tagline: "Pricing strategy and hands-on rollout for machine makers.",
  language: "en-GB",
  defaultTitle: "Pricing Strategy for Machine Makers",
  titleTemplate: "%s | Quillmark",
  articleTitleTemplates: {
    insight: "%s | Pricing Notes",
    caseStudy: "%s | Pricing Stories",
    signal: "%s | Pricing Alerts",
  },
  defaultDescription:
    "Quillmark plans and rolls out prices for machine makers: a price model in six weeks, a trained sales team, and margins you can check.",
  hubName: "The Pricing Desk",
  replyHours: { from: 3, to: 5, atMost: 20 },
  replyPromise: "by the next morning",
  contactForm: {
    action: "Talk to a Pricing Expert",
    lead: "An expert reads every request.",
    confirmation: "You'll hear from us by the next morning to set up your first session.",
    nextStep: "A pricing expert will call you by the next morning.",
  },
  emails: { sales: "sales@quillmark.example", support: "help@quillmark.example" },
  phone: "+91 20 5550 0100",
  supportHours: "Mon-Fri 8 AM-4 PM in Pune",
  office: { area: "Aundh", city: "Pune", country: "India" },
  scheduling: {
    timeZone: "Asia/Kolkata",
    days: [1, 2, 3, 4, 5],
    opens: "08:30",
    closes: "16:30",
    slotMinutes: 30,
    businessDays: 10,
    noticeHours: 12,
    bufferMinutes: 0,
    holidays: ["2024-12-25"],
  },
  meeting: "https://meet.quillmark.example/call",
  linkedinUrl: "https://www.linkedin.com/company/quillmark-example",
  copyrightYear: 2024,
};
