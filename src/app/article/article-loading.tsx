import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { type EntryKind, entryPath } from "../../site/index.ts";
import { Spinner } from "../controls/spinner.tsx";

/** A wait shorter than this, in ms, is none: a spinner would only flash. */
const PATIENCE_MS = 300;
const kinds: readonly EntryKind[] = ["insight", "caseStudy", "signal"];

/** Says 'Loading article...' while an article is really being waited for (spec 2.9). Stands once in the root. */
export function ArticleLoading() {
  const { location } = useNavigation();
  const path = location?.pathname ?? "";
  const isArticle = kinds.some((kind) => path.startsWith(entryPath(kind, "")));
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (!isArticle) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isArticle]);

  return (
    <div role="status" className="article-loading">
      {isLate && (
        <p>
          <Spinner />
          Loading article...
        </p>
      )}
    </div>
  );
}
