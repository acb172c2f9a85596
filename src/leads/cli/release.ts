import type { ReleasedBooking } from "../store/index.ts";
import { type CommandContext, defineCommand } from "./command.ts";

const bookingSentences: Record<ReleasedBooking, string> = {
  none: "",
  booked: " Its call is booked.",
  taken: " Its slot has been taken, so no call was booked. Please write to the visitor.",
  past: " Its slot is in the past, so no call was booked. Please write to the visitor.",
  notOffered: " It asked for a time that wasn't offered, so no call was booked. Please write to the visitor.",
};

export const release = defineCommand({
  name: "release",
  operands: "<id> ...",
  effect: "releases leads from quarantine for delivery",
  details: "`list --quarantined` prints the ids.",
  options: {},
  examples: [["release 01KAX3F0V4Q7M2N8T5R6K7M29Q", "releases this lead, and the server delivers it"]],
  parse: (_, ids) => (context) => releaseLeads(context, ids),
});

async function releaseLeads({ store, terminal }: CommandContext, ids: readonly string[]): Promise<boolean> {
  let isAllReleased = true;
  for (const id of ids) {
    const result = await store.release(id.toUpperCase());
    if (result.kind === "released") {
      terminal.say(`${id} is released.${bookingSentences[result.booking]}`);
      continue;
    }
    isAllReleased = false;
    terminal.say(
      result.kind === "notQuarantined"
        ? `${id} is not in quarantine, so there is nothing to release.`
        : `No lead found for ${id}. \`npm run leads -- list --quarantined\` prints the ids.`,
    );
  }
  return isAllReleased;
}
