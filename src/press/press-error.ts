/** Why nothing was printed. The message names the page. */
export class PressError extends Error {
  override name = "PressError";
}
