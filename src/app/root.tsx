import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { siteConfig } from "../site/index.ts";
import type { Route } from "./+types/root";
import { addressedContent } from "./addressed-content.ts";
import bootScript from "./boot.js?inline";
import { ContactModalHost } from "./contact/index.ts";
import { ToastRegion } from "./controls/index.ts";
import { ErrorScreen, LateNotFoundScreen, SiteFooter, SiteHeader, SkipLink } from "./frame/index.ts";
import { findSource, resolveMetadata, toMetaDescriptors } from "./metadata/index.ts";
import { keepPageOnFailure, NavigationLayer, useFreshStart } from "./navigation/index.ts";
import stylesheet from "./styles/app.css?url";
import { interfaceFont } from "./styles/font-preloads.ts";
import noScriptStylesheet from "./styles/no-script.css?url";
import printStylesheet from "./styles/print.css?url";
import withoutModules from "./without-modules.js?url";

/** What is told of the address (spec 7.5). Its origin is the site's own: the handler is always asked under `SITE_URL`. */
export async function loader({ url }: Route.LoaderArgs) {
  const source = await findSource(url, addressedContent);
  return { seo: resolveMetadata(source, url.origin) };
}

/** Runs around every navigation in the browser. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPageOnFailure];

export const links: Route.LinksFunction = () => [
  interfaceFont,
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? toMetaDescriptors(loaderData.seo) : [];

/** An attribute of links that React's types do not know. */
const turnedOff = { disabled: true };

/** The same elements at every turn: React draws them anew only where something inside has changed. */
const top = (
  <>
    <SkipLink />
    <SiteHeader />
  </>
);
const bottom = (
  <>
    <SiteFooter />
    <ContactModalHost />
    <ToastRegion />
  </>
);

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={siteConfig.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#F8F6F1" />
        <Meta />
        {/* Inline: one request less before the first paint. Before the stylesheet, for which it would wait. The browser
            has run it, so its bundle leaves the text out. */}
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours, known when the app is built.
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? bootScript : "" }}
          suppressHydrationWarning
        />
        <Links />
        {/* A link that is turned off is not fetched: the boot script turns it on after the first paint. */}
        <link rel="stylesheet" href={printStylesheet} media="print" {...turnedOff} />
        <noscript>
          <link rel="stylesheet" href={noScriptStylesheet} />
          <link rel="stylesheet" href={printStylesheet} media="print" />
        </noscript>
        <script noModule defer src={withoutModules} suppressHydrationWarning />
      </head>
      <body>
        {top}
        {children}
        {bottom}
        <NavigationLayer />
        <ScrollRestoration />
        {/* Done once the app runs: left to React, they would be taken out at the first click, at its cost. */}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}

/** An unknown address gets the 404 screen; anything else that fails gets the error screen (spec 2.10). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useFreshStart(!isRouteErrorResponse(error));
  return (
    <main id="main" tabIndex={-1}>
      {isMissing ? <LateNotFoundScreen /> : <ErrorScreen />}
    </main>
  );
}
