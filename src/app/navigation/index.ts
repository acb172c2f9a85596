export { keepPageOnFailure } from "./keep-page.ts";
export { NavigationLayer } from "./navigation-layer.tsx";
export { stillScreen } from "./still-screen.ts";
export { useFreshStart } from "./use-fresh-start.ts";
