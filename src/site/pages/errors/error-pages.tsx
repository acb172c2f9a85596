import type { ReactNode } from "react";
import { paths, siteConfig } from "#config/index.ts";
import { Button, buttonClass } from "#platform/ui/button/button.tsx";
import type { LoadedPage } from "../define-page.ts";
import { Message } from "./message.tsx";

/**
 * Error pages that are rendered at startup, because an overloaded server has no time to render them. `busy`
 * doesn't mention a form, because it might be the response to the redirect after a stored submission.
 */
const plainPages = {
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

export type PlainErrorPage = keyof typeof plainPages;

export function plainErrorPage(name: PlainErrorPage): LoadedPage {
  return defineErrorPage({
    ...plainPages[name],
    path: "",
    links: (
      <>
        <HomeLink />
        <WriteLink />
      </>
    ),
  });
}

/** The 404 page (spec 2.10). */
export function notFoundPage(path: string): LoadedPage {
  return defineErrorPage({
    status: 404,
    path,
    title: "Page Not Found",
    text: "The page you're looking for doesn't exist or has been moved.",
    links: (
      <>
        <HomeLink />
        <Button variant="secondary" className="noscript:hidden print:hidden" data-go-back="">
          Go Back
        </Button>
        <a href={paths.contact} className={buttonClass({ variant: "secondary" })}>
          Contact Support
        </a>
      </>
    ),
  });
}

/** Shown instead of the page at `path`, which failed to render. */
export function errorPage(path: string): LoadedPage {
  return defineErrorPage({
    status: 500,
    path,
    title: "Something went wrong",
    text: "This page could not be shown. Please try again in a moment.",
    label: "?",
    links: (
      <>
        <a href={path} className={buttonClass()}>
          Try again
        </a>
        <HomeLink />
        <WriteLink />
      </>
    ),
  });
}

function defineErrorPage({
  status,
  path,
  title,
  text,
  label = String(status),
  links,
}: Pick<LoadedPage, "status" | "path"> & { title: string; text: string; label?: string; links: ReactNode }) {
  return {
    status,
    path,
    metadata: { title, description: text, canonical: null, noindex: true },
    renderBody: () => (
      <Message title={title} text={text} label={label}>
        {links}
      </Message>
    ),
  };
}

function HomeLink() {
  return (
    <a href={paths.home} className={buttonClass()}>
      Go to Homepage
    </a>
  );
}

function WriteLink() {
  return (
    <a href={`mailto:${siteConfig.emails.support}`} className={buttonClass({ variant: "secondary" })}>
      Write to us
    </a>
  );
}
