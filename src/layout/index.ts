export { ErrorScreen } from "../pages/errors/error-screen.tsx";
export { NotFoundScreen } from "../pages/errors/not-found-screen.tsx";
export { type Notice, NoticeScreen, notices } from "../pages/errors/notice-screen.tsx";
export { LoadingArticle } from "./loading-article.tsx";
export { SiteFooter } from "./site-footer.tsx";
export { SiteHeader } from "./site-header.tsx";
export { SkipLink } from "./skip-link.tsx";
