import type { ReactNode } from "react";
import { type PageViewName, viewAttributes } from "../analytics/index.ts";
import { ScheduleDialog } from "../bookings/browser/index.ts";
import { ConsentBanner, PreferencesDialog } from "../consent/index.ts";
import { pageCopy } from "../content/content.server.ts";
import { ContactModal } from "../leads/browser/index.ts";
import { filePaths, siteConfig } from "../site/index.ts";
import { preloadInterfaceFont } from "../styles/font-preloads.ts";
import { ToastRegion } from "../ui/islands.ts";
import type { BrowserFiles } from "./browser-files.ts";
import { LoadingArticle } from "./loading-article.tsx";
import { Metadata, type SeoRecord } from "./metadata/index.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkipLink } from "./skip-link.tsx";

const { consent, lists, scheduling } = pageCopy;

/** The document around every page: head, header, footer, dialogs and notifications. */
export function Document({
  pathname,
  seo,
  files,
  scripted,
  view = null,
  isList = false,
  opensScheduling = false,
  children,
}: {
  pathname: string;
  seo: SeoRecord;
  files: BrowserFiles;
  /** Whether the page runs scripts. */
  scripted: boolean;
  /** Name of the page in page views, if it has one. */
  view?: PageViewName | null | undefined;
  isList?: boolean | undefined;
  /** Whether it has a link that opens the scheduling dialog; other pages do without the dialog. */
  opensScheduling?: boolean | undefined;
  children: ReactNode;
}) {
  preloadInterfaceFont();
  return (
    <html lang={siteConfig.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f8f6f1" />
        <Metadata record={seo} />
        <link rel="stylesheet" href={files.stylesheet} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/atom+xml" title={siteConfig.brand} href={filePaths.feed} />
        {scripted && (
          <script
            type="module"
            async
            fetchPriority="low"
            src={files.entry}
            integrity={files.entryIntegrity}
          />
        )}
      </head>
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
      </body>
    </html>
  );
}
