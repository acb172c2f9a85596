export { TalkSection } from "./talk-section.tsx";
