import { builtPageCopy } from "../content/content.server.ts";
import type { PageCopy } from "./page-copy.ts";

/** Sound, because the compiler has checked it against `pageCopySchemas`. */
export const pageCopy = builtPageCopy as PageCopy;
