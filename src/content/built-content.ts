import { openSync, read, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { EntryKind } from "../site/index.ts";
import type { ArticleOfKind, Entry, LegalPage } from "./entries/index.ts";
import type { PageCopy } from "./page-copy.ts";

const readAt = promisify(read);

/**
 * Files of built content: a small index with the metadata of all entries, and one file with all bodies, which are read
 * when their pages are rendered and so never all in memory. One file rather than one per article, because a running
 * server keeps it open and so keeps the articles of its own index while a build replaces it.
 */
export const builtFiles = {
  index: "index.json",
  bodies: "bodies",
  /** Earliest date of a scheduled entry, if any. Read by `scripts/build-steps.mjs`. */
  nextPublication: "next-publication",
};

/** Returns the name of a body in the index. */
export function bodyName(kind: EntryKind | "legal", slug: string): string {
  return `${kind}/${slug}`;
}

/** Content of the index file. */
export interface BuiltIndex {
  /** Newest first. */
  entries: Entry[];
  pageCopy: PageCopy;
  /** Offset and length of each body in the file, in bytes. */
  bodies: [name: string, slice: [offset: number, bytes: number]][];
}

/** Content that the compiler wrote to a folder. */
export interface BuiltContent {
  /** All entries, newest first. */
  entries: readonly Entry[];
  pageCopy: PageCopy;
  findArticle<Kind extends EntryKind>(kind: Kind, slug: string): Promise<ArticleOfKind<Kind> | undefined>;
  findLegalPage(id: string): Promise<LegalPage | undefined>;
}

/** Opens built content. Throws if the folder has none. */
export function openBuiltContent(folder: string): BuiltContent {
  const { entries, pageCopy, bodies }: BuiltIndex = JSON.parse(
    readFileSync(join(folder, builtFiles.index), "utf8"),
  );
  const slices = new Map(bodies);
  const file = openSync(join(folder, builtFiles.bodies), "r");
  const readBody = async (name: string) => {
    const slice = slices.get(name);
    if (!slice) return undefined;
    const [offset, bytes] = slice;
    const { buffer } = await readAt(file, Buffer.allocUnsafe(bytes), 0, bytes, offset);
    return buffer.toString("utf8");
  };
  return {
    entries,
    pageCopy,
    async findArticle<Kind extends EntryKind>(kind: Kind, slug: string) {
      const body = await readBody(bodyName(kind, slug));
      if (body === undefined) return undefined;
      const article: ArticleOfKind<Kind> = JSON.parse(body);
      return article;
    },
    async findLegalPage(id) {
      const body = await readBody(bodyName("legal", id));
      if (body === undefined) return undefined;
      const page: LegalPage = JSON.parse(body);
      return page;
    },
  };
}
