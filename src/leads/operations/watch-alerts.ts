import type { Alert } from "./alerts.ts";

interface AlertLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/**
 * Creates a check that logs each alert once, and once more when it is resolved. Ignores an alert until two checks in a
 * row have found it, which gives a newly started server time to catch up on deliveries and backups, unless it is about the
 * owner's calendar. After every check,
 * passes all other current alerts to `onAlerts`.
 */
export function createAlertWatch(
  findAlerts: () => Promise<readonly Alert[]>,
  log: AlertLog,
  onAlerts: (alerts: readonly Alert[]) => Promise<void>,
): () => Promise<void> {
  let previous: ReadonlySet<string> = new Set();
  const logged = new Set<string>();
  return async () => {
    const alerts = await findAlerts();
    const names = new Set<string>(alerts.map(({ name }) => name));
    const lasting = alerts.filter(({ name }) => name.startsWith("calendar") || previous.has(name));
    previous = names;
    for (const { name, sentence } of lasting) {
      if (logged.has(name)) continue;
      log.error({ alert: name }, sentence);
      logged.add(name);
    }
    for (const name of logged) {
      if (names.has(name)) continue;
      logged.delete(name);
      log.info({ alert: name }, "alert resolved");
    }
    if (lasting.length > 0) await onAlerts(lasting);
  };
}
