import type { PrerenderedEntry } from "../../built/index.ts";
import type { Encoding } from "./accepted-encoding.ts";

/** A prerendered body with its headers as they go on the wire; nothing is left to do when it is asked for. */
export interface PreparedAnswer {
  etag: string;
  body: Buffer;
  /** Names and values in turn, the form that `writeHead` takes fastest. */
  headers: string[];
  notModifiedHeaders: string[];
}

/** What an answer weighs beside its body: headers, policy, bookkeeping. */
const ANSWER_BYTES = 3_000;

/**
 * Prepared answers, the most used ones, up to a budget of bytes. Each gets a second chance before it goes:
 * asking for an answer only marks it, so the busiest path moves nothing.
 */
export class AnswerCache {
  readonly #answers = new Map<PrerenderedEntry, Partial<Record<Encoding, CachedAnswer>>>();
  readonly #maxBytes: number;
  #queue: CachedAnswer[] = [];
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  find(entry: PrerenderedEntry, encoding: Encoding): PreparedAnswer | undefined {
    const cached = this.#answers.get(entry)?.[encoding];
    if (!cached) return undefined;
    cached.isUsed = true;
    return cached.answer;
  }

  add(entry: PrerenderedEntry, encoding: Encoding, answer: PreparedAnswer): void {
    const variants = this.#answers.get(entry) ?? {};
    if (variants[encoding]) return;
    const cached = { entry, encoding, answer, isUsed: false };
    variants[encoding] = cached;
    this.#answers.set(entry, variants);
    this.#queue.push(cached);
    this.#bytes += answer.body.byteLength + ANSWER_BYTES;
    if (this.#bytes > this.#maxBytes) this.#makeRoom();
  }

  /** Lets go of a quarter at once, so that making room is rare. */
  #makeRoom(): void {
    const kept: CachedAnswer[] = [];
    for (const cached of this.#queue) {
      if (cached.isUsed || this.#bytes <= this.#maxBytes * 0.75) {
        cached.isUsed = false;
        kept.push(cached);
      } else this.#drop(cached);
    }
    while (this.#bytes > this.#maxBytes) {
      const oldest = kept.shift();
      if (!oldest) break;
      this.#drop(oldest);
    }
    this.#queue = kept;
  }

  #drop({ entry, encoding, answer }: CachedAnswer): void {
    const variants = this.#answers.get(entry);
    if (variants) delete variants[encoding];
    this.#bytes -= answer.body.byteLength + ANSWER_BYTES;
  }
}

interface CachedAnswer {
  entry: PrerenderedEntry;
  encoding: Encoding;
  answer: PreparedAnswer;
  /** Asked for since room was last made. */
  isUsed: boolean;
}
