interface Address {
  path: string;
  /** Absent if the address has only a path. */
  host?: string;
}

/** The origin of addresses without one. */
const noHost = "https://path.invalid";

/** A path, a URL, or a URL without `https://`. */
const addressPattern = /^(?:\/(?!\/)|(?:https?:)?\/\/[^/]|(?:[a-z\d-]+\.)+[a-z]{2,}\/)/i;

/**
 * Reduces an address to what identifies the page: no query, fragment or slash at the end, and letters instead of percent
 * codes. Returns `undefined` for any other text.
 */
export function readAddress(cell: string): Address | undefined {
  const text = cell.trim();
  if (!addressPattern.test(text)) return undefined;
  const full = /^(?:\/|https?:)/i.test(text) ? text : `//${text}`;
  if (!URL.canParse(full, noHost)) return undefined;
  const { hostname, pathname } = new URL(full, noHost);
  const path = decodePath(pathname.replace(/(?<=.)\/+$/, ""));
  return full.startsWith("/") && !full.startsWith("//")
    ? { path }
    : { path, host: hostname.replace(/^www\./, "") };
}

/** Keeps spaces and control characters encoded, which would break a line of a table. */
function decodePath(path: string): string {
  try {
    return decodeURI(path)
      .normalize()
      .replace(/[\s\p{C}]/gu, encodeURIComponent);
  } catch {
    return path;
  }
}
