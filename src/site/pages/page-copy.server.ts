import { builtPageCopy } from "#content/publication/content.server.ts";
import type { PageCopy } from "./page-copy.ts";

/** The cast is safe, because the compiler has validated the page copy against `pageCopySchemas`. */
export const pageCopy = builtPageCopy as PageCopy;
