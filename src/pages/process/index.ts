export { ClosingBanner } from "./closing-banner.tsx";
export { IntroBanner } from "./intro-banner.tsx";
export { ProcessHero } from "./process-hero.tsx";
export { ProcessTimeline } from "./process-timeline.tsx";
