import { siteConfig } from "../../site/index.ts";
import type { ToastMessage } from "../../ui/toast/toast-store.ts";

const { contactForm, emails, replyPromise } = siteConfig;

/** Shown after a success where a person reviews the request before any mail is sent. */
export const quarantinedLead = "A person will look at your request first, and then get back to you.";

export const modeWords = {
  legend: "How to introduce yourself",
  linkedin: "LinkedIn only",
  full: "Full details",
} as const;

/** Texts of the forms' notifications, verbatim from spec 8. */
export const notices = {
  pageSuccess: {
    title: "Message sent successfully!",
    description: contactForm.confirmation,
  },
  modalSuccess: {
    title: "Message sent successfully!",
    description: `We'll get back to you ${replyPromise}.`,
  },
  held: { title: "We have your request", description: quarantinedLead },
  failure: {
    title: "Error sending message",
    description: `Please try again or contact us directly at ${emails.sales}`,
    variant: "destructive",
  },
} as const satisfies Record<string, ToastMessage>;
