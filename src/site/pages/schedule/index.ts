export { SchedulingHero } from "./scheduling-hero.tsx";
