import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { BuildError } from "./build-error.ts";

/** One entry of the catalogue as the built app lists it: enough to find its page and date it. */
export interface BuiltEntry {
  type: "insight" | "caseStudy" | "signal";
  slug: string;
  /** ISO day of publication. */
  date: string;
  /** ISO day of the last change of substance. */
  updated?: string;
}

/** Colours of a share image, by the role that the stylesheets give them. */
export type ShareCardColour =
  | "paper"
  | "raised"
  | "sunken"
  | "ink"
  | "ink-soft"
  | "line"
  | "outline"
  | "accent"
  | "marker"
  | "grid"
  | "grid-major";

/** One share image to draw: its words, its drawings and its colours, all chosen. */
export interface ShareCard {
  /** Address of the picture. */
  path: string;
  title: string;
  /** Small line over the title: the kind of the page. */
  eyebrow?: string;
  /** Cells of the title block at the foot. */
  facts: ReadonlyArray<{ caption: string; words: string }>;
  /** Headline figure and its window. */
  figure?: { metric: string; timeframe: string };
  brand: string;
  /** SVG elements; they take colours from `currentColor` and from classes (`fill-raised`, `stroke-marker`). */
  sign: string;
  drawing: string;
  colours: Readonly<Record<ShareCardColour, string>>;
}

/** The built app: one handler, asked when pages are printed and when they are served. */
export interface BuiltApp {
  /** Changes with every build whose browser files differ. */
  version: string;
  /**
   * Answers a GET for a page or its `.data`. Give the outcome of a refused native form post to have it drawn
   * into the page.
   */
  render(request: Request, outcome?: unknown): Promise<Response>;
  /** All entries that have a page of their own, newest first. */
  listEntries(): BuiltEntry[];
  /** The share images that pages name and the press must draw. */
  listShareCards(): Promise<ShareCard[]>;
}

/**
 * Loads the app that `npm run build` made. Everything it needs from our sources comes out of its own entry
 * module, because the build holds a copy of them: a context key imported from `src` would be another key.
 * Throws `BuildError` where there is no usable build.
 */
export async function loadBuiltApp(buildDirectory: string): Promise<BuiltApp> {
  const build = await importBuild(join(buildDirectory, "server", "index.js"));
  return createBuiltApp(build, "production");
}

/** Wraps a server build, from disk or from the development server. Throws `BuildError` if it is none. */
export function createBuiltApp(build: unknown, mode: "production" | "development"): BuiltApp {
  if (!isServerBuild(build)) throw new BuildError("The server build is not one of this site.");
  const handle = createRequestHandler(build, mode);
  const entry: object = build.entry.module;
  return {
    version: build.assets.version,
    render(request, outcome) {
      if (outcome === undefined) return handle(request);
      if (!hasOutcomeContext(entry)) throw new BuildError("The app's entry exports no `outcomeContext`.");
      return handle(request, new RouterContextProvider(new Map([[entry.outcomeContext, outcome]])));
    },
    listEntries() {
      if (!hasListEntries(entry)) throw new BuildError("The app's entry exports no `listEntries`.");
      return entry.listEntries();
    },
    async listShareCards() {
      if (!hasListShareCards(entry)) throw new BuildError("The app's entry exports no `listShareCards`.");
      return entry.listShareCards();
    },
  };
}

async function importBuild(file: string): Promise<unknown> {
  try {
    return await import(pathToFileURL(file).href);
  } catch (cause) {
    if (isMissing(cause, file)) throw new BuildError(`There is no build at ${file}.`, { cause });
    throw cause;
  }
}

function isMissing(cause: unknown, file: string): boolean {
  return (
    cause instanceof Error &&
    "code" in cause &&
    cause.code === "ERR_MODULE_NOT_FOUND" &&
    cause.message.includes(file)
  );
}

function isServerBuild(build: unknown): build is ServerBuild {
  if (typeof build !== "object" || build === null) return false;
  if (!("entry" in build && "routes" in build && "assets" in build)) return false;
  const { entry, assets } = build;
  return (
    typeof entry === "object" &&
    entry !== null &&
    "module" in entry &&
    typeof entry.module === "object" &&
    typeof assets === "object" &&
    assets !== null &&
    "version" in assets &&
    typeof assets.version === "string"
  );
}

function hasOutcomeContext(entry: object): entry is { outcomeContext: RouterContext<unknown> } {
  return "outcomeContext" in entry && typeof entry.outcomeContext === "object";
}

function hasListEntries(entry: object): entry is { listEntries: () => BuiltEntry[] } {
  return "listEntries" in entry && typeof entry.listEntries === "function";
}

function hasListShareCards(entry: object): entry is { listShareCards: () => Promise<ShareCard[]> } {
  return "listShareCards" in entry && typeof entry.listShareCards === "function";
}
