import { createContext } from "react";

/** The sheet whose figures the blocks are, such as `Sheet 10`, if the reading order lists the article. */
export const SheetLabel = createContext<string | undefined>(undefined);
