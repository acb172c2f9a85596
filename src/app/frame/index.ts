export { BrandMark, Wordmark } from "./brand-mark.tsx";
export { ErrorScreen } from "./error-screen.tsx";
export { LateNotFoundScreen } from "./late-not-found-screen.tsx";
export { SiteFooter } from "./site-footer.tsx";
export { SiteHeader } from "./site-header.tsx";
export { SkipLink } from "./skip-link.tsx";
