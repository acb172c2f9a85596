import { answer } from "./answer.ts";
import { backup } from "./backup.ts";
import { bookings } from "./bookings.ts";
import { cancel } from "./cancel.ts";
import { checkDelivery } from "./check-delivery.ts";
import { type Command, formatTable } from "./command.ts";
import { copy } from "./copy.ts";
import { copyBackups } from "./copy-backups.ts";
import { deliveries } from "./deliveries.ts";
import { dismiss } from "./dismiss.ts";
import { erase } from "./erase.ts";
import { exportLeads } from "./export.ts";
import { list } from "./list.ts";
import { mails } from "./mails.ts";
import { purge } from "./purge.ts";
import { redeliver } from "./redeliver.ts";
import { release } from "./release.ts";
import { restore } from "./restore.ts";
import { show } from "./show.ts";
import { stats } from "./stats.ts";
import { status } from "./status.ts";

/** In the order shown in the help. */
const all: readonly Command[] = [
  list,
  show,
  answer,
  release,
  exportLeads,
  stats,
  bookings,
  cancel,
  erase,
  purge,
  backup,
  copyBackups,
  restore,
  copy,
  status,
  deliveries,
  redeliver,
  dismiss,
  checkDelivery,
  mails,
];

export const commands: ReadonlyMap<string, Command> = new Map(all.map((command) => [command.name, command]));

export const help = `Manages the leads that the site's forms have collected.

  npm run leads -- <command>

${formatTable([...all.map(({ usage, effect }) => [usage, effect] as const), ["help <command>", "shows options and examples of a command"]])}

Set DATA_DIR to the server's folder.`;
