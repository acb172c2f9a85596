export { ErrorScreen } from "./error-screen.tsx";
export { LoadingArticle } from "./loading-article.tsx";
export { NotFoundScreen } from "./not-found-screen.tsx";
export { type Notice, NoticeScreen, notices } from "./notice-screen.tsx";
export { SiteFooter } from "./site-footer.tsx";
export { SiteHeader } from "./site-header.tsx";
export { SkipLink } from "./skip-link.tsx";
