import { open } from "node:fs/promises";
import type { PackSlice, PrerenderedEntry } from "../build-output/index.ts";
import type { Variants } from "./compress.ts";

/** How much is gathered before it goes to disk. */
const FLUSH_BYTES = 4 * 1024 * 1024;

/** What is said of a body, beside the bytes. */
export type BodyDescription = Omit<PrerenderedEntry, "slices">;

/**
 * All bodies of the site in one file, one after the other. Tens of thousands of small files take longer to
 * write than to render, and a server that runs keeps the file it opened while the next one is written.
 */
export class PackWriter {
  readonly entries: PrerenderedEntry[] = [];
  #file;
  #pending: Uint8Array[] = [];
  #pendingBytes = 0;
  #offset = 0;
  #flushing: Promise<void> = Promise.resolve();

  private constructor(file: Awaited<ReturnType<typeof open>>) {
    this.#file = file;
  }

  static async create(path: string): Promise<PackWriter> {
    return new PackWriter(await open(path, "w"));
  }

  /** Bytes so far. */
  get bytes(): number {
    return this.#offset;
  }

  /** Adds a body in all its variants. */
  async add(description: BodyDescription, variants: Variants): Promise<void> {
    const slices: PrerenderedEntry["slices"] = {};
    if (variants.identity) slices.identity = this.#append(variants.identity);
    if (variants.gzip) slices.gzip = this.#append(variants.gzip);
    if (variants.br) slices.br = this.#append(variants.br);
    this.entries.push({ ...description, slices });
    if (this.#pendingBytes >= FLUSH_BYTES) await this.#flush();
  }

  /** Writes the rest and closes. */
  async close(): Promise<void> {
    await this.#flush();
    await this.#file.sync();
    await this.#file.close();
  }

  #append(bytes: Uint8Array): PackSlice {
    const slice: PackSlice = [this.#offset, bytes.byteLength];
    this.#pending.push(bytes);
    this.#pendingBytes += bytes.byteLength;
    this.#offset += bytes.byteLength;
    return slice;
  }

  /** One write at a time, so that bodies land where their slices say. */
  #flush(): Promise<void> {
    const pending = this.#pending;
    this.#pending = [];
    this.#pendingBytes = 0;
    this.#flushing = this.#flushing.then(async () => {
      if (pending.length > 0) await this.#file.writeFile(Buffer.concat(pending));
    });
    return this.#flushing;
  }
}
