import { useEffect, useState } from "react";
import type { Location } from "react-router";
import { Spinner } from "../controls/index.ts";
import { isArticle } from "./is-article.ts";

/** A wait shorter than this, in ms, is none: a sign would only flash. */
const PATIENCE_MS = 300;

/**
 * Says that a page is being waited for, where the wait is real: 'Loading article...' for an article (spec 2.9), a thin
 * line along the top for any other page.
 */
export function WaitStatus({ target }: { target: Location | undefined }) {
  const isWaiting = target !== undefined;
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);

  const isForArticle = target !== undefined && isArticle(target.pathname);
  return (
    <div role="status" className="wait-status">
      {isLate && isForArticle && (
        <p>
          <Spinner />
          Loading article...
        </p>
      )}
      {isLate && !isForArticle && (
        <div className="progress-line">
          <span className="sr-only">Loading page...</span>
        </div>
      )}
    </div>
  );
}
