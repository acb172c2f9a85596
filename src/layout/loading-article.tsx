import { Spinner } from "../ui/spinner/spinner.tsx";

/** The 'Loading article...' status (spec 2.9), hidden until `showLoadingArticle` shows it. */
export function LoadingArticle() {
  return (
    <div role="status" className="loading-article">
      <p
        hidden
        className="fixed bottom-6 left-1/2 z-60 flex -translate-x-1/2 items-center gap-2.5 rounded-sm border border-outline bg-raised px-4 py-2.5 text-sm font-medium"
      >
        <Spinner />
        Loading article...
      </p>
    </div>
  );
}
