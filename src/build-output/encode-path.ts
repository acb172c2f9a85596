/** Makes the URL path of a file from its path in the folder. */
export function encodeFilePath(file: string): string {
  return `/${file.split("/").map(encodeURIComponent).join("/")}`;
}

/**
 * Normalizes a URL path to the spelling of `encodeFilePath`, whatever its percent-encoding; `undefined` where that is
 * broken. Decodes once, so `%2540` and `%2F` stay what they are.
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
