export { openDataLayer, pushEvent } from "./data-layer.ts";
export { ctaAttributes, eventAttributes, readEvent } from "./event-attributes.ts";
export { type PageViewName, viewAttributes } from "./page-views.ts";
export { pushFormSubmit } from "./push-form-submit.ts";
export { pushPageView } from "./push-page-view.ts";
