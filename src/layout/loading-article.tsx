import { Spinner } from "../ui/spinner/spinner.tsx";

/** Status of an article that is loading (spec 2.9); `showLoadingArticle` shows it. */
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
