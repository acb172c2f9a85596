import { siteConfig } from "../../site/index.ts";
import type { ToastMessage } from "../controls/index.ts";

/** What the notifications of the forms say, to the letter (spec 8). */
export const notices = {
  pageSuccess: {
    title: "Message sent successfully!",
    description: "We'll get back to you within 24 hours to schedule your free consultation.",
  },
  modalSuccess: {
    title: "Message sent successfully!",
    description: "We'll get back to you within 24 hours.",
  },
  pageFailure: {
    title: "Error sending message",
    description: `Please try again or contact us directly at ${siteConfig.emails.sales}`,
    variant: "destructive",
  },
} as const satisfies Record<string, ToastMessage>;
