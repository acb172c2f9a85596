export {
  ctaAttributes,
  eventAttributes,
  type PageViewName,
  viewAttributes,
} from "./event-attributes.ts";
export { pushEvent, readEvent } from "./push-event.ts";
export { pushPageView } from "./push-page-view.ts";
