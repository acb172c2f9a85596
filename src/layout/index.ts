export { LoadingArticle } from "./loading-article.tsx";
export { SiteFooter } from "./site-footer.tsx";
export { SiteHeader } from "./site-header.tsx";
export { SkipLink } from "./skip-link.tsx";
