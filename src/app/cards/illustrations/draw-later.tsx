import { createContext, type ReactNode } from "react";

/** Whether drawings wait for the app. */
export const DrawnLater = createContext(false);

/**
 * Around parts of a page that lie below its first screen, where the page's HTML is long: their drawings are fetched
 * once the app runs, so that the sheets do not delay what is read first; without scripts they come with the page
 * (docs/decisions/0010). A `use` cannot be told to load lazily.
 */
export function DrawLater({ children }: { children: ReactNode }) {
  return <DrawnLater value={true}>{children}</DrawnLater>;
}
