import { siteConfig } from "../../site/index.ts";
import type { ToastMessage } from "../../ui/toast/toast-store.ts";

const { contactForm, emails, replyPromise } = siteConfig;

/** Sentence under the thanks where a person looks at a request before anything is sent. */
export const heldLead = "A person will look at your request first, and then get back to you.";

/** How a visitor may say who they are: what is chosen between, and the two ways. */
export const modeWords = {
  legend: "How to introduce yourself",
  linkedin: "LinkedIn only",
  full: "Full details",
} as const;

/** What the notifications of the forms say, to the letter (spec 8). */
export const notices = {
  pageSuccess: {
    title: "Message sent successfully!",
    description: contactForm.confirmation,
  },
  modalSuccess: {
    title: "Message sent successfully!",
    description: `We'll get back to you ${replyPromise}.`,
  },
  held: { title: "We have your request", description: heldLead },
  failure: {
    title: "Error sending message",
    description: `Please try again or contact us directly at ${emails.sales}`,
    variant: "destructive",
  },
} as const satisfies Record<string, ToastMessage>;
