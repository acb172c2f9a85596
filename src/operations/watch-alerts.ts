import type { Alert } from "./alerts.ts";

export interface AlertLog {
  info(fields: object, sentence: string): void;
  error(fields: object, sentence: string): void;
}

/**
 * Creates a check that logs each trouble once, and once when it is over. A trouble counts from its second check in a row,
 * so that a started server can first deliver and back up what it owes. `onAlerts` gets all that count, at every check.
 */
export function createAlertWatch(
  findAlerts: () => Promise<readonly Alert[]>,
  log: AlertLog,
  onAlerts: (alerts: readonly Alert[]) => Promise<void> = async () => undefined,
): () => Promise<void> {
  let previous: ReadonlySet<string> = new Set();
  const logged = new Set<string>();
  return async () => {
    const alerts = await findAlerts();
    const names = new Set<string>(alerts.map(({ name }) => name));
    const lasting = alerts.filter(({ name }) => previous.has(name));
    previous = names;
    for (const { name, sentence } of lasting) {
      // The store logs its own.
      if (name === "store" || logged.has(name)) continue;
      log.error({ trouble: name }, sentence);
      logged.add(name);
    }
    for (const name of logged) {
      if (names.has(name)) continue;
      logged.delete(name);
      log.info({ trouble: name }, "this trouble is over");
    }
    if (lasting.length > 0) await onAlerts(lasting);
  };
}
