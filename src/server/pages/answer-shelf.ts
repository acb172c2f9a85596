import type { PrintedEntry } from "../../built/index.ts";
import type { Encoding } from "./accepted-encoding.ts";

/** A printed body with its headers as they go on the wire; nothing is left to do when it is asked for. */
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
export class AnswerShelf {
  readonly #answers = new Map<PrintedEntry, Partial<Record<Encoding, ShelvedAnswer>>>();
  readonly #maxBytes: number;
  #queue: ShelvedAnswer[] = [];
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  find(entry: PrintedEntry, encoding: Encoding): PreparedAnswer | undefined {
    const shelved = this.#answers.get(entry)?.[encoding];
    if (!shelved) return undefined;
    shelved.isUsed = true;
    return shelved.answer;
  }

  add(entry: PrintedEntry, encoding: Encoding, answer: PreparedAnswer): void {
    const variants = this.#answers.get(entry) ?? {};
    if (variants[encoding]) return;
    const shelved = { entry, encoding, answer, isUsed: false };
    variants[encoding] = shelved;
    this.#answers.set(entry, variants);
    this.#queue.push(shelved);
    this.#bytes += answer.body.byteLength + ANSWER_BYTES;
    if (this.#bytes > this.#maxBytes) this.#makeRoom();
  }

  /** Lets go of a quarter at once, so that making room is rare. */
  #makeRoom(): void {
    const kept: ShelvedAnswer[] = [];
    for (const shelved of this.#queue) {
      if (shelved.isUsed || this.#bytes <= this.#maxBytes * 0.75) {
        shelved.isUsed = false;
        kept.push(shelved);
      } else this.#drop(shelved);
    }
    while (this.#bytes > this.#maxBytes) {
      const oldest = kept.shift();
      if (!oldest) break;
      this.#drop(oldest);
    }
    this.#queue = kept;
  }

  #drop({ entry, encoding, answer }: ShelvedAnswer): void {
    const variants = this.#answers.get(entry);
    if (variants) delete variants[encoding];
    this.#bytes -= answer.body.byteLength + ANSWER_BYTES;
  }
}

interface ShelvedAnswer {
  entry: PrintedEntry;
  encoding: Encoding;
  answer: PreparedAnswer;
  /** Asked for since room was last made. */
  isUsed: boolean;
}
