import { type CommandContext, defineCommand } from "./command.ts";
import { findDeliveries } from "./redeliver.ts";

export const dismiss = defineCommand({
  name: "dismiss",
  operands: "<id or reference> ...",
  effect: "stops warning about failed deliveries",
  details:
    "`deliveries` still lists them. A dismissed delivery that is redelivered and fails again is a new failure.",
  options: {},
  examples: [
    ["dismiss K7M2-9QXD", "dismisses all failures of this lead"],
    ["dismiss 01KAX3F0V4Q7M2N8T5R6K7M29Q.slack", "dismisses one failure that `status` lists"],
  ],
  parse: (_, names) => (context) => dismissFailures(context, names),
});

async function dismissFailures(context: CommandContext, names: readonly string[]): Promise<boolean> {
  const { store, terminal } = context;
  let isAllDismissed = true;
  for (const name of names) {
    const selected = await findDeliveries(context, name);
    const ids = selected ? await store.dismissFailures(selected) : [];
    for (const id of ids) terminal.say(`${id} is dismissed.`);
    if (ids.length > 0) continue;
    isAllDismissed = false;
    if (selected) terminal.say(`There is no failure to dismiss for ${name}.`);
  }
  return isAllDismissed;
}
