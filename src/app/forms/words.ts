import { siteConfig } from "../../site/index.ts";
import type { ToastMessage } from "../controls/index.ts";

const { emails, replyPromise } = siteConfig;

/**
 * What stands under the thanks of the page form, beside a notification that says its own (spec 8). After a native post
 * there is none, and the thanks say what it would have said.
 */
export const replyWithinDay = `A GTM strategist will write to you ${replyPromise} to find a time that suits you.`;

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
    description: `We'll get back to you ${replyPromise} to schedule your free consultation.`,
  },
  modalSuccess: {
    title: "Message sent successfully!",
    description: `We'll get back to you ${replyPromise}.`,
  },
  failure: {
    title: "Error sending message",
    description: `Please try again or contact us directly at ${emails.sales}`,
    variant: "destructive",
  },
} as const satisfies Record<string, ToastMessage>;
