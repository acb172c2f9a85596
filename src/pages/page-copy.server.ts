import { builtPageCopy } from "../content/content.server.ts";
import type { PageCopy } from "./page-copy.ts";

/** Page copy by the names of files in `content/page-copy`. The compiler has checked it against `pageCopySchemas`. */
export const pageCopy = builtPageCopy as PageCopy;
