import { type CommandContext, defineCommand } from "./command.ts";
import { findLead } from "./find-lead.ts";
import { formatTime } from "./text.ts";

export const answer = defineCommand({
  name: "answer",
  operands: "<id or reference> ...",
  effect: "records that you have answered leads, now",
  details: "No further alerts are sent about them. If a lead was already answered, its first answer is kept.",
  options: {},
  examples: [["answer K7M2-9QXD 4HZN-01TB", "records the answers to these two leads"]],
  parse: (_, names) => (context) => recordAnswers(context, names),
});

async function recordAnswers(context: CommandContext, names: readonly string[]): Promise<boolean> {
  const { store, terminal, settings } = context;
  let areAllKnown = true;
  for (const name of names) {
    const lead = await findLead(context, name);
    if (!lead) areAllKnown = false;
    else if (await store.recordAnswer(lead.id, Date.now())) terminal.say(`${name} is answered.`);
    else {
      const { answeredAt } = lead;
      const time = answeredAt ? ` on ${formatTime(answeredAt, settings.office.timeZone)}` : "";
      terminal.say(`${name} was already answered${time}.`);
    }
  }
  return areAllKnown;
}
