/**
 * The spelling of a URL path under which files are stored: every segment percent-encoded as `encodeURIComponent` does.
 * `undefined` where the percent-encoding is broken. Decodes once, so `%2540` and `%2F` stay what they are.
 */
export function encodePath(path: string): string | undefined {
  try {
    return path
      .split("/")
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join("/");
  } catch {
    return undefined;
  }
}
