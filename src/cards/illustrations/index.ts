export { HeroDivider } from "./hero-divider.tsx";
export { Illustration } from "./illustration.tsx";
/** The file with the drawings of entries, as text. */
export { default as illustrationsSvg } from "./illustrations.svg?raw";
