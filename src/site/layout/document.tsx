import type { ReactNode } from "react";
import { type PageViewName, viewAttributes } from "#config/events/index.ts";
import { filePaths, siteConfig } from "#config/index.ts";
import { ScheduleDialog } from "#leads/bookings/browser/index.ts";
import { ContactModal } from "#leads/forms/browser/index.ts";
import { Spinner } from "#platform/ui/button/spinner.tsx";
import { ToastRegion } from "#platform/ui/islands.ts";
import { ConsentBanner, type ConsentCopy, PreferencesDialog } from "../consent/index.ts";
import { preloadInterfaceFont } from "../styles/font-preloads.ts";
import { type PageStylesheet, pageStylesheets } from "../styles/page-stylesheets.ts";
import { Wordmark } from "./brand-mark.tsx";
import type { BrowserFiles } from "./browser-files.ts";
import { Metadata, type SeoRecord } from "./metadata/index.ts";
import type { MenuCopy } from "./nav-links.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** Page copy that every page shows. */
interface DocumentCopy {
  consent: ConsentCopy;
  lists: MenuCopy;
  scheduling: { title: string; dialogLead: string };
}

export function Document({
  pathname,
  copy: { consent, lists, scheduling },
  seo,
  files,
  scripted,
  view = null,
  isList = false,
  opensScheduling = false,
  stylesheet = "app",
  isBare = false,
  children,
}: {
  pathname: string;
  copy: DocumentCopy;
  seo: SeoRecord;
  files: BrowserFiles;
  scripted: boolean;
  view?: PageViewName | null | undefined;
  isList?: boolean | undefined;
  /** Adds the scheduling dialog; set on pages that link to it. */
  opensScheduling?: boolean | undefined;
  stylesheet?: PageStylesheet | undefined;
  /** Omits everything except the children, including scripts. */
  isBare?: boolean | undefined;
  children: ReactNode;
}) {
  preloadInterfaceFont();
  return (
    <html lang={siteConfig.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f8f6f1" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#081227" media="(prefers-color-scheme: dark)" />
        <Metadata record={seo} />
        <link rel="stylesheet" href={pageStylesheets[stylesheet]} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/atom+xml" title={siteConfig.brand} href={filePaths.feed} />
      </head>
      {isBare ? (
        <body className="pt-0">
          <header className="wrap-narrow pt-4">
            <span className="wordmark">
              <Wordmark />
            </span>
          </header>
          <main id="main">{children}</main>
        </body>
      ) : (
        <body {...viewAttributes({ view, isList })}>
          <SkipLink />
          <ConsentBanner {...consent.banner} />
          <SiteHeader pathname={pathname} lists={lists} />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <SiteFooter lists={lists} />
          <LoadingArticle />
          <PreferencesDialog lead={consent.lead} about={consent.about} />
          <ContactModal />
          {opensScheduling && <ScheduleDialog title={scheduling.title} lead={scheduling.dialogLead} />}
          <ToastRegion />
          {scripted && (
            <script type="module" fetchPriority="low" src={files.entry} integrity={files.entryIntegrity} />
          )}
        </body>
      )}
    </html>
  );
}

function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute top-2 left-2 z-70 -translate-y-[200%] bg-raised px-5 py-3 font-semibold focus:translate-none print:hidden"
    >
      Skip to content
    </a>
  );
}

/** The 'Loading article...' status (spec 2.9), hidden until `showLoadingArticle` shows it. */
function LoadingArticle() {
  return (
    <div role="status" className="loading-article">
      <p
        hidden
        className="fixed bottom-6 left-1/2 z-60 flex -translate-x-1/2 items-center gap-2.5 rounded-sm border border-outline bg-raised px-4 py-2.5 text-sm font-medium"
      >
        <Spinner />
        Loading article...
      </p>
    </div>
  );
}
