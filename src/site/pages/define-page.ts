import type { ReactNode } from "react";
import type { PageViewName } from "#config/events/index.ts";
import { decodeSegment } from "#config/index.ts";
import type { IllustrationVariant } from "#content/entries/illustration.ts";
import type { Caller, OpenSlots, RefusedMove, ShownBooking } from "#leads/bookings/index.ts";
import type { OwnerView, RefusedSubmission } from "#leads/forms/index.ts";
import { type PageMetadata, shareImagePath, siteShareImage } from "../layout/metadata/index.ts";
import type { PageStylesheet } from "../styles/page-stylesheets.ts";

/** Every property is null when a page is prerendered. */
export interface RequestData {
  /** A submission that was sent without JavaScript and rejected. */
  refused: RefusedSubmission | null;
  /** The free slots, for pages that offer them; null if they couldn't be read. */
  slots: OpenSlots | null;
  booking: ShownBooking | null;
  /** The contact page's line about recent replies. */
  replyTime: string | null;
  /** On the scheduling page, a visitor who has already sent a contact form. */
  caller: Caller | null;
  /** A reschedule, or that visitor's booking, that was sent without JavaScript and rejected. */
  refusedMove: RefusedMove | null;
  owner: OwnerView | null;
}

/** Everything that a page is rendered from. */
export interface PageRequest<Data = undefined> extends RequestData {
  url: URL;
  data: Data;
}

/** A page to prerender. It is in the sitemap if it is indexable. */
export interface ListedPage {
  path: string;
  /** ISO date of the last change, if known. */
  lastModified?: string | undefined;
}

/** `Data` is what `load` returns. */
interface PageDefinition<Path extends string, Data> {
  /** `/about`, or `/read-insight/:slug` with a parameter as the last segment. Case-sensitive. */
  path: Path;
  /** Another path to the same page; `path` stays the canonical one. */
  secondPath?: string;
  /** Receives the decoded path parameter and the query; return `undefined` for a 404. */
  load?: (
    parameter: string,
    request: RequestData,
    query: URLSearchParams,
  ) => Data | undefined | Promise<Data | undefined>;
  /** Every parameter value that has a page. */
  list?: () => ReadonlyArray<{ parameter: string; lastModified?: string | undefined }>;
  /** See spec 7.5. */
  metadata: (page: { data: Data; path: string }) => PageMetadata;
  /** Name in `page_view` events; null if the spec doesn't define one (spec 7.4). */
  view: PageViewName | null | ((data: Data) => PageViewName);
  /** Whether the page lists entries, so a view also sends a `view_item_list` event. */
  isList?: boolean;
  /** ISO date of the last change, for the sitemap. */
  lastModified?: () => string | undefined;
  /** The drawing on the page's share image; a pipe union by default. */
  shareDrawing?: IllustrationVariant;
  /** The stylesheet with the page's rules; `app` by default. */
  stylesheet?: PageStylesheet;
  /** Renders the page on each request, because its content changes by the minute. Makes it `noindex`, without a share image. */
  perRequest?: boolean;
  /** Whether the page contains a `ScheduleLink`, which opens the scheduling dialog. */
  opensScheduling?: boolean;
  /** The reader's numbers as a query, which is added to links to the contact page. */
  readerQuery?: (data: Data) => string;
  /** Omits everything except the page's content: no scripts, menus, dialogs or banner. */
  isBare?: boolean;
  render: (request: PageRequest<Data>) => ReactNode;
}

type ParameterRules<Path extends string> = Path extends `${string}:${string}`
  ? { load: unknown } & ({ list: unknown } | { perRequest: true })
  : { list?: never };

export interface LoadedPage {
  status: number;
  /** The canonical path, unless the metadata has a `canonical`. */
  path: string;
  metadata: PageMetadata;
  view?: PageViewName | null;
  isList?: boolean;
  opensScheduling?: boolean;
  stylesheet?: PageStylesheet | undefined;
  isBare?: boolean;
  readerQuery?: string;
  renderBody: () => ReactNode;
}

export interface Page {
  path: string;
  secondPath: string | undefined;
  shareDrawing: IllustrationVariant | undefined;
  list: () => ListedPage[];
  /** Whether the page's share image shows its title. An article's share image comes from its entry. */
  hasShareCard: boolean;
  /** Returns `undefined` if the URL doesn't match or the definition's `load` doesn't find anything. */
  load: (url: URL, request: RequestData) => Promise<LoadedPage | undefined>;
}

/** Throws if the path has a parameter that `load` doesn't read. */
export function definePage<const Path extends string, Data = undefined>(
  definition: PageDefinition<Path, Data> & ParameterRules<Path>,
): Page {
  const row: PageDefinition<Path, Data> = definition;
  const { path, secondPath, load, metadata, view, perRequest = false } = row;
  const [prefix = "", parameterName] = path.split(":");
  const hasParameter = parameterName !== undefined;
  if (hasParameter && !load?.length) throw new Error(`The page ${path} does not read its :${parameterName}.`);
  const hasShareCard = !hasParameter;

  /** Returns the decoded parameter, "" if the path has none, or `undefined` if the path doesn't match. */
  const match = (pathname: string): string | undefined => {
    if (!hasParameter) return pathname === path || pathname === secondPath ? "" : undefined;
    const segment = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : "";
    return segment === "" || segment.includes("/") ? undefined : decodeSegment(segment);
  };

  return {
    path,
    secondPath,
    shareDrawing: row.shareDrawing,
    hasShareCard,
    list() {
      if (perRequest) return [];
      if (hasParameter) {
        return (row.list?.() ?? []).map(({ parameter, lastModified }) => ({
          path: prefix + encodeURIComponent(parameter),
          lastModified,
        }));
      }
      const lastModified = row.lastModified?.();
      return [path, secondPath]
        .filter((own) => own !== undefined)
        .map((own) => ({ path: own, lastModified }));
    },
    async load(url, request) {
      const parameter = match(url.pathname);
      if (parameter === undefined) return undefined;
      const loaded = await load?.(parameter, request, url.searchParams);
      if (load && loaded === undefined) return undefined;
      // The cast is safe, because `Data` is `undefined` without `load`.
      const data = loaded as Data;
      const ownPath = hasParameter ? url.pathname : path;
      const ownMetadata = metadata({ data, path: ownPath });
      return {
        status: 200,
        path: ownPath,
        metadata: {
          ogImage: hasShareCard ? shareImagePath(path) : siteShareImage,
          ...ownMetadata,
          // `?sent=` contains a visitor's reference.
          noindex: perRequest || url.searchParams.has("sent") || ownMetadata.noindex === true,
        },
        view: typeof view === "function" ? view(data) : view,
        isList: row.isList ?? false,
        opensScheduling: row.opensScheduling ?? false,
        stylesheet: row.stylesheet,
        isBare: row.isBare ?? false,
        readerQuery: row.readerQuery?.(data) ?? "",
        renderBody: () => row.render({ ...request, url, data }),
      };
    },
  };
}
