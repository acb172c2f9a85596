export { openDataLayer, pushEvent } from "./data-layer.ts";
export {
  ctaAttributes,
  eventAttributes,
  type PageViewName,
  readEvent,
  viewAttributes,
} from "./event-attributes.ts";
export { pushPageView } from "./push-page-view.ts";
