export { HeroDivider } from "./hero-divider.tsx";
export { Illustration } from "./illustration.tsx";
export { default as illustrationsSvg } from "./illustrations.svg?raw";
