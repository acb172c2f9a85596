export { TextPage } from "./text-page.tsx";
