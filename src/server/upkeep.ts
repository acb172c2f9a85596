import type { Store } from "../store/index.ts";

const hourMs = 60 * 60 * 1000;

/**
 * Deletes the hashes of old senders now and every hour, even without a post (docs/requirements.md promises a day). Returns
 * a function that stops it.
 */
export function startUpkeep(
  store: Pick<Store, "forgetSenders">,
  log: { error(fields: object, sentence: string): void },
): () => void {
  const forget = () => {
    store.forgetSenders(Date.now()).catch((error: unknown) => {
      log.error(
        { err: error },
        "the hashes of yesterday's senders could not be deleted; tried again in an hour",
      );
    });
  };
  forget();
  const timer = setInterval(forget, hourMs).unref();
  return () => clearInterval(timer);
}
