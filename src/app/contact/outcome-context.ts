import { createContext } from "react-router";
import type { SubmissionOutcome } from "../../submission/index.ts";

/**
 * What became of a form that was posted without JavaScript and refused. The server puts it into the request's
 * context when it asks for the page again; the loaders of pages with a form hand it to the screen. Null on
 * every other request.
 */
export const outcomeContext = createContext<SubmissionOutcome | null>(null);
