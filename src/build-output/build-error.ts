/** What lies under `build/` is missing or does not fit. The message ends with what to do. */
export class BuildError extends Error {
  override name = "BuildError";

  constructor(message: string, options?: ErrorOptions) {
    super(`${message} Run: npm run build`, options);
  }
}
