/** Converts a file's relative path into its URL path. */
export function encodeFilePath(file: string): string {
  return `/${file.split("/").map(encodeURIComponent).join("/")}`;
}

/**
 * Normalizes the percent-encoding of a URL path to that of `encodeFilePath`; `undefined` if it is invalid. Decodes only
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
