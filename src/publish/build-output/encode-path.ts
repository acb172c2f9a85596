/** Converts a file's relative path into its URL path. */
export function encodeFilePath(file: string): string {
  return `/${file.split("/").map(encodeURIComponent).join("/")}`;
}

/**
 * Normalizes a URL path's percent-encoding to match `encodeFilePath`; returns `undefined` if it is invalid. Decodes only
 * once, so `%2540` and `%2F` stay.
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
