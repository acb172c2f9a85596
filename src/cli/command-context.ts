import type { Office } from "../bookings/index.ts";
import type { Settings } from "../settings/index.ts";
import type { Store } from "../store/index.ts";

/** Where a command writes to; the process's own streams outside tests. */
export interface Terminal {
  /** Resolves when the text is taken, so that a long list does not pile up in memory. */
  write(text: string): Promise<void>;
  /** Words for the person, apart from the output that may go into a file. */
  say(line: string): void;
}

/** What every command works with. */
export interface CommandContext {
  store: Pick<Store, "list" | "release" | "bookings" | "deliveries">;
  /** The hours and the zone that calls are described in. */
  office: Office;
  terminal: Terminal;
  /** Where mails go is read from these. */
  settings: Settings;
}
