import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import { addressedContent } from "./addressed-content.ts";
import { listShareCards as listCards } from "./share-cards/list-share-cards.tsx";

// The built app holds its own copy of our sources, so press and server take from here what they need of them.
export { listEntries } from "../catalogue/catalogue.server.ts";
export { outcomeContext } from "./contact/outcome-context.ts";

/** What the press is to draw for the pages that name a share image. */
export const listShareCards = () => listCards(addressedContent);

/** How long a page may take to render before it is given up, in ms. */
const RENDER_TIMEOUT_MS = 5_000;

/**
 * Renders one page in whole. It waits for everything (`onAllReady`): pages are small, and a page that is
 * sent in one piece has few inline scripts, so their hashes in the Content-Security-Policy are stable.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return Promise.resolve(new Response(null, { status, headers }));

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError: reject,
      },
    );
    const timer = setTimeout(() => abort(new Error("The page took too long to render.")), RENDER_TIMEOUT_MS);
  });
}

/** Unknown addresses are no fault of ours and stay out of the log; every other error belongs there. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  console.error(error);
};
