import type { PrerenderedEntry } from "../../build-output/index.ts";
import type { Encoding } from "./accept-encoding.ts";

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

/** Prepared answers up to a budget of bytes; the pages unasked for longest go first. */
export class AnswerCache {
  /** In the order of their last use. */
  readonly #answers = new Map<PrerenderedEntry, Partial<Record<Encoding, PreparedAnswer>>>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  find(entry: PrerenderedEntry, encoding: Encoding): PreparedAnswer | undefined {
    const answers = this.#answers.get(entry);
    if (!answers?.[encoding]) return undefined;
    this.#answers.delete(entry);
    this.#answers.set(entry, answers);
    return answers[encoding];
  }

  add(entry: PrerenderedEntry, encoding: Encoding, answer: PreparedAnswer): void {
    const answers = this.#answers.get(entry) ?? {};
    if (answers[encoding]) return;
    this.#answers.delete(entry);
    this.#answers.set(entry, { ...answers, [encoding]: answer });
    this.#bytes += bytesOf(answer);
    for (const [oldest, its] of this.#answers) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#answers.delete(oldest);
      for (const old of Object.values(its)) this.#bytes -= bytesOf(old);
    }
  }
}

function bytesOf({ body }: PreparedAnswer): number {
  return body.byteLength + ANSWER_BYTES;
}
