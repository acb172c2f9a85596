export { keepPageOnFailure } from "./keep-page.ts";
export { NavigationLayer } from "./navigation-layer.tsx";
export { useFreshStart } from "./use-fresh-start.ts";
