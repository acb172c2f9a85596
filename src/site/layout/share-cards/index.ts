export { drawings } from "./list-share-cards.tsx";
export { sitePalettes } from "./palettes.ts";
