import { paths, siteConfig } from "../../site/index.ts";
import { buttonClass } from "../../ui/button/button.tsx";
import type { LoadedPage } from "../define-page.ts";
import { Message } from "./message.tsx";

/**
 * Responses rendered at start, because they are sent when there is no time to render. `busy` does not mention a form:
 * it may follow the redirect after a post that was stored.
 */
const notices = {
  tooManyPosts: {
    status: 429,
    title: "Too Many Messages",
    text: "Too many messages came from your network, so yours was not sent. Please go back, wait a minute and send it again. Your browser usually keeps what you typed.",
  },
  tooManyToday: {
    status: 429,
    title: "Too Many Messages Today",
    text: "Many messages from your network are waiting for review, so yours was not sent. Please write to us by email, or go back tomorrow and send it again.",
  },
  busy: {
    status: 503,
    title: "The Site Is Busy",
    text: "Too many people are using it right now. Please reload this page in a moment.",
  },
  busyPost: {
    status: 503,
    title: "The Site Is Busy",
    text: "Too many people are using it right now, so your request was not completed. Please go back and send it again in a moment.",
  },
} as const;

export type Notice = keyof typeof notices;

/** The page of a notice. */
export function noticePage(notice: Notice): LoadedPage {
  const { status, title, text } = notices[notice];
  return {
    status,
    path: "",
    metadata: { title, description: text, canonical: null, noindex: true },
    renderBody: () => (
      <Message title={title} text={text} label={String(status)}>
        <a href={paths.home} className={buttonClass()}>
          Go to Homepage
        </a>
        <a href={`mailto:${siteConfig.emails.support}`} className={buttonClass({ variant: "secondary" })}>
          Write to us
        </a>
      </Message>
    ),
  };
}
