/** Why nothing was prerendered. The message names the page. */
export class PrerenderError extends Error {
  override name = "PrerenderError";
}
