export { default as gridSvg } from "./grid.svg?raw";
export { HeroDivider } from "./hero-divider.tsx";
export { Illustration, MeasuredDrawing } from "./illustration.tsx";
