export { AboutHero } from "./about-hero.tsx";
export { ApproachSection } from "./approach-section.tsx";
export { BringSection } from "./bring-section.tsx";
export { MotionsSection } from "./motions-section.tsx";
export { PromisesSection } from "./promises-section.tsx";
export { QuoteSection } from "./quote-section.tsx";
export { StatsBand } from "./stats-band.tsx";
export { TalkSection } from "./talk-section.tsx";
