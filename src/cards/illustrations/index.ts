export { HeroDivider } from "./hero-divider.tsx";
export { Illustration } from "./illustration.tsx";
