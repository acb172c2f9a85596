export { openDataLayer, pushEvent, readEvent } from "./data-layer.ts";
export {
  ctaAttributes,
  eventAttributes,
  type PageViewName,
  viewAttributes,
} from "./event-attributes.ts";
export { pushPageView } from "./push-page-view.ts";
