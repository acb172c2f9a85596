import { createContext } from "react";

/** The prefix of figure numbers, such as `Sheet 10`; absent if the reading order doesn't list the article. */
export const SheetLabel = createContext<string | undefined>(undefined);
