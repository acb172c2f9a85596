import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "#config/settings/index.ts";
import { dayMs, hourMs, minuteMs } from "#platform/time/durations.ts";

/** The longest time between a running server's hourly backups. */
const backupPauseMs = hourMs + minuteMs;

/** The state of a place after an erasure. */
export interface PlaceState {
  place: string;
  /** When the data is gone, or was (ISO 8601, UTC). Null: no date can be promised, and the note says what to do. */
  goneAt: string | null;
  /** Empty if nothing is left. */
  note: string;
}

export interface PlaceFacts {
  settings: Pick<Settings, "dataDir" | "databaseUrl" | "backupKeep" | "copyKeepDays" | "resticRepository">;
  erasedAtMs: number;
  /** True if the database's free space and logs are clean too. */
  isTraceless: boolean;
  /** Channels by which the data was sent. */
  sentTo: readonly string[];
  /** Channels that are notified of the erasure. */
  notified: readonly string[];
}

/** `goneAtMs` is missing if no date can be promised; `{time}` in the note is replaced with it. */
type Described = { goneAtMs?: number; note?: string };

interface Place {
  name: string;
  /** Its files, relative to `DATA_DIR`. */
  files?: RegExp;
  /** Returns `undefined` if nothing is there. Gets the files that match. */
  describe(facts: PlaceFacts, files: readonly string[]): Described | undefined | false;
}

const databaseFiles = /^leads\.db(-\w+)?$/;
const backupFiles = /^backups\/\.?leads-\d{8}T/;

/** Files in `DATA_DIR` without personal data. */
const otherFiles =
  /^(address-salt.*|mails-\w+|lost\+found|mail\/\.?(alert|summary)-.*|backups\/(erased-requests\.txt|\.?copies\..*|\.erasing))$/;

/** Every place where a person's data can be, except receivers. `personalColumns` has the columns of the database. */
export const places: readonly Place[] = [
  {
    name: "Database",
    files: databaseFiles,
    describe: ({ isTraceless, erasedAtMs }) =>
      isTraceless
        ? { goneAtMs: erasedAtMs }
        : {
            note: "The database is in use, so its files might still contain traces. The server tries again every hour. Without a server: Run the command again in a minute.",
          },
  },
  {
    name: "Email files",
    files: /^mail\/\.?[0-9A-Z]{26}\./,
    describe: ({ erasedAtMs }) => ({ goneAtMs: erasedAtMs }),
  },
  {
    name: "PostgreSQL's log",
    describe: ({ settings }) =>
      settings.databaseUrl !== undefined && {
        note: "It contains fragments until PostgreSQL recycles it. If you archive it, delete the archive.",
      },
  },
  {
    name: "Hourly backups",
    files: backupFiles,
    describe({ settings: { databaseUrl, backupKeep }, erasedAtMs }, { length }) {
      if (databaseUrl || length === 0) return undefined;
      if (backupKeep > 0) {
        return {
          goneAtMs: erasedAtMs + backupKeep * backupPauseMs,
          note: "The last hourly backup that might contain them will be deleted by {time} while the server runs (BACKUP_KEEP).",
        };
      }
      return {
        note: `${length} hourly backup${length === 1 ? "" : "s"} might contain them and will not be deleted (BACKUP_KEEP=0): delete them in DATA_DIR/backups.`,
      };
    },
  },
  {
    name: "Off-site copies",
    files: /^backups\/(copies\.json|\.restored-.*)$/,
    describe({ settings, erasedAtMs }, { length }) {
      const { databaseUrl, backupKeep, copyKeepDays, resticRepository } = settings;
      if (!resticRepository && length === 0) return undefined;
      if (!databaseUrl && backupKeep > 0 && copyKeepDays > 0) {
        return {
          // Backups are copied until they are deleted, and old copies are deleted about once a day.
          goneAtMs: erasedAtMs + backupKeep * backupPauseMs + (copyKeepDays + 2) * dayMs,
          note: "The last off-site copy that might contain them will be deleted by {time} while copying succeeds (COPY_KEEP_DAYS).",
        };
      }
      const reason = databaseUrl ? "PostgreSQL" : backupKeep === 0 ? "BACKUP_KEEP=0" : "COPY_KEEP_DAYS=0";
      return {
        note: `Off-site copies might contain them and will not be deleted (${reason}): find them with \`restic snapshots\` and delete them with \`restic forget --prune\`.`,
      };
    },
  },
  {
    name: "Old database",
    describe: ({ settings }, files) =>
      settings.databaseUrl !== undefined &&
      files.some((file) => databaseFiles.test(file) || backupFiles.test(file)) && {
        note: describeOldDatabase(settings.dataDir),
      },
  },
  {
    name: "Other files",
    describe(_, files) {
      const names = files.filter(isUnknown);
      const more = names.length > 10 ? ` and ${names.length - 10} more` : "";
      return (
        names.length > 0 && {
          note: `DATA_DIR has files that are not searched; delete those with personal data: ${names.slice(0, 10).join(", ")}${more}.`,
        }
      );
    },
  },
  {
    name: "Your own copies",
    describe: () => ({
      note: "Delete any backups that you made yourself. The same goes for dumps, exports and forwarded emails.",
    }),
  },
];

/** Where each channel sends to. */
const receivers: Readonly<Record<string, { place: string; note: string }>> = {
  "owner-mail": {
    place: "Your inboxes",
    note: "They have the emails about the lead, and your calendar the calls that you saved: delete them there.",
  },
  "visitor-mail": { place: "The visitor’s inbox", note: "The visitor keeps the emails that they got." },
  webhook: {
    place: "Webhook",
    note: "Its receiver isn't notified, because WEBHOOK_URL isn't set: delete the data there.",
  },
  hubspot: { place: "HubSpot", note: "It keeps the contact and its notes: delete the contact there." },
  slack: { place: "Slack", note: "It keeps the message: delete it there." },
};

const notifiedNote = "Its receiver is notified (`lead.erased`), and has to delete the data.";

/** Describes every place where erased leads might have been. */
export async function describePlaces(facts: PlaceFacts): Promise<PlaceState[]> {
  const files = await listDataFiles(facts.settings.dataDir);
  const own = places.flatMap((place): PlaceState[] => {
    const { name, files: pattern } = place;
    const found = place.describe(facts, pattern ? files.filter((file) => pattern.test(file)) : files);
    if (!found) return [];
    const goneAt = found.goneAtMs === undefined ? null : new Date(found.goneAtMs).toISOString();
    return [{ place: name, goneAt, note: found.note?.replace("{time}", goneAt ?? "") ?? "" }];
  });
  const sent = facts.sentTo.map((channel) => {
    const { place, note } = receivers[channel] ?? { place: channel, note: "Delete the data there." };
    return { place, goneAt: null, note: facts.notified.includes(channel) ? notifiedNote : note };
  });
  return [...own, ...sent];
}

/** Says what to delete after `copy`, because erasures don't reach it anymore. */
export function describeOldDatabase(dataDir: string): string {
  return `Erasures don't reach the SQLite database from before \`copy\` and its backups. Once you don't need them, delete them in ${dataDir}: rm -f leads.db* backups/leads-* backups/.leads-*`;
}

/** Lists files by path relative to the data folder. A folder that isn't ours is one entry, without its contents. */
export async function listDataFiles(dataDir: string): Promise<string[]> {
  const own = ["", "mail", "backups"];
  const listed = own.map(async (folder) => {
    const names = await readdir(join(dataDir, folder)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
    return names.map((name) => (folder ? `${folder}/${name}` : name));
  });
  return (await Promise.all(listed)).flat().filter((name) => !own.includes(name));
}

/** Returns whether a file isn't known to be searched, deleted in time, or free of personal data. */
export function isUnknown(file: string): boolean {
  return !otherFiles.test(file) && !places.some(({ files }) => files?.test(file));
}
