import { Spinner } from "../ui/spinner/spinner.tsx";

/** The words for an article that is on its way (spec 2.9); `showLoadingArticle` shows them. */
export function LoadingArticle() {
  return (
    <div role="status" className="loading-article">
      <p hidden>
        <Spinner />
        Loading article...
      </p>
    </div>
  );
}
