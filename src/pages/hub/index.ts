export { HubBanner } from "./hub-banner.tsx";
export { HubShelf } from "./hub-shelf.tsx";
