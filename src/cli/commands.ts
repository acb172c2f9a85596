import { bookings } from "./bookings.ts";
import { cancel } from "./cancel.ts";
import type { Command } from "./command.ts";
import { exportLeads } from "./export.ts";
import { list } from "./list.ts";
import { release } from "./release.ts";
import { status } from "./status.ts";

/** All commands by name, in the order of the help. */
export const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({ list, release, export: exportLeads, bookings, cancel, status }),
);

const lines = [...commands.values()]
  .flatMap((command) => command.help)
  .concat([["help", "this text"]])
  .map(([usage, effect]) => `  npm run leads -- ${usage.padEnd(20)} ${effect}`);

/** Text of `leads help`. */
export const help = `Requests that visitors sent.

${lines.join("\n")}

list and export take --quarantined. DATA_DIR says which store is read: set it as for the server.`;
