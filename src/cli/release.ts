import type { ReleasedBooking } from "../store/index.ts";
import { type CommandContext, defineCommand } from "./command.ts";

/** Sentences about the slot of a released request. */
const bookingSentences: Record<ReleasedBooking, string> = {
  none: "",
  booked: " Its call is booked.",
  taken: " The time it asked for is taken meanwhile, so no call is booked: please write to the sender.",
  past: " The time it asked for is over, so no call is booked: please write to the sender.",
};

/** `leads release <id> ...`: releases requests from quarantine for delivery. */
export const release = defineCommand({
  name: "release",
  operands: "<id> ...",
  effect: "takes held requests out of quarantine, for delivery",
  details: "`list --quarantined` prints the ids.",
  options: {},
  examples: [["release 01KAX3F0V4Q7M2N8T5R6K7M29Q", "delivers this request like any other"]],
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
        ? `${id} is not in quarantine: there is nothing to release.`
        : `${id} is not known here. \`npm run leads -- list --quarantined\` prints the ids.`,
    );
  }
  return isAllReleased;
}
