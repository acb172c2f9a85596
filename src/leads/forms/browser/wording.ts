import { siteConfig } from "#config/index.ts";
import type { ToastMessage } from "#platform/ui/toast/toast-store.ts";

const { contactForm, emails, replyPromise } = siteConfig;

/** Shown after a success if someone will review the lead before any email goes out. */
export const quarantinedText = "A person will look at your request first, and then get back to you.";

export const modeWords = {
  legend: "How to introduce yourself",
  linkedin: "LinkedIn only",
  full: "Full details",
} as const;

/** Verbatim from spec 8. */
export const toasts = {
  pageSuccess: {
    title: "Message sent successfully!",
    description: contactForm.confirmation,
  },
  modalSuccess: {
    title: "Message sent successfully!",
    description: `We'll get back to you ${replyPromise}.`,
  },
  quarantined: { title: "We have your request", description: quarantinedText },
  failure: {
    title: "Error sending message",
    description: `Please try again or contact us directly at ${emails.sales}`,
    variant: "destructive",
  },
} as const satisfies Record<string, ToastMessage>;
