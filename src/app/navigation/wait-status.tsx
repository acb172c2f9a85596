import { useEffect, useState } from "react";
import type { Location } from "react-router";
import { type EntryKind, entryPath } from "../../site/index.ts";
import { Spinner } from "../controls/index.ts";

/** A wait shorter than this, in ms, is none: a sign would only flash. */
const PATIENCE_MS = 300;
const kinds: readonly EntryKind[] = ["insight", "caseStudy", "signal"];

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

  const isArticle = kinds.some((kind) => target?.pathname.startsWith(entryPath(kind, "")));
  return (
    <div role="status" className="wait-status">
      {isLate && isArticle && (
        <p>
          <Spinner />
          Loading article...
        </p>
      )}
      {isLate && !isArticle && (
        <div className="progress-line">
          <span className="sr-only">Loading page...</span>
        </div>
      )}
    </div>
  );
}
