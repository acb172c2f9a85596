import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { backupsFolder } from "../../store/index.ts";

const RecordSchema = v.object({
  /** When the newest backup was last copied. */
  copiedAtMs: v.optional(v.number()),
  /** The last backup whose copy was restored and matched it. */
  verified: v.optional(v.object({ backupAtMs: v.number(), leads: v.number() })),
  /** Why the last run failed. `isDamage`: the copy was made, but failed verification. */
  failure: v.optional(v.object({ message: v.string(), isDamage: v.boolean() })),
});

/** The state of the off-site copies. */
export type CopyRecord = v.InferOutput<typeof RecordSchema>;

const recordPath = (dataDir: string) => join(backupsFolder(dataDir), "copies.json");

/** A missing or damaged record counts as empty: nothing has been verified. */
export async function readCopyRecord(dataDir: string): Promise<CopyRecord> {
  try {
    const { success, output } = v.safeParse(
      RecordSchema,
      JSON.parse(await readFile(recordPath(dataDir), "utf8")),
    );
    return success ? output : {};
  } catch {
    return {};
  }
}

export async function writeCopyRecord(dataDir: string, record: CopyRecord): Promise<void> {
  const draft = join(backupsFolder(dataDir), `.copies.${process.pid}.part`);
  await writeFile(draft, JSON.stringify(record), { mode: 0o600 });
  await rename(draft, recordPath(dataDir));
}
