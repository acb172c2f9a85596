import { AsyncLocalStorage } from "node:async_hooks";

export type Publication = "draft" | "scheduled" | "published";

/** Says whether an article is public on a day: from 00:00 UTC of its date on, unless it is a draft. Both are ISO dates. */
export function publicationOf(article: { date: string; isDraft: boolean }, day: string): Publication {
  if (article.isDraft) return "draft";
  return article.date > day ? "scheduled" : "published";
}

/** The entries that the code within `showing` can see. */
interface Shown {
  /** Shows what is published on this ISO date (UTC); today by default, so that a running server publishes at 00:00 UTC. */
  day: string;
  /** Path of an entry that is shown before it is published. */
  preview?: string | undefined;
  /** Called when entries are listed, because a page that lists them is out of date after the next publication. */
  onList?: () => void;
}

const shown = new AsyncLocalStorage<Partial<Shown>>();

export function showing<Result>(changes: Partial<Shown>, run: () => Result): Result {
  return shown.run({ ...shown.getStore(), ...changes }, run);
}

export function readShown(): Shown {
  return { day: utcDay(), ...shown.getStore() };
}

export function utcDay(): string {
  return new Date().toISOString().slice(0, 10);
}
