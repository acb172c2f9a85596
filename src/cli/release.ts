import type { ReleasedBooking } from "../store/index.ts";
import type { Command, CommandContext } from "./command.ts";

/** Sentences about the slot of a released request. */
const bookingSentences: Record<ReleasedBooking, string> = {
  none: "",
  booked: " Its call is booked.",
  taken: " The time it asked for is taken meanwhile, so no call is booked: please write to the sender.",
  past: " The time it asked for is over, so no call is booked: please write to the sender.",
};

/** `leads release <id> ...`: releases requests from quarantine for delivery. */
export const release: Command = {
  help: [["release <id> ...", "frees held requests for delivery"]],
  parse({ operands, json, csv, quarantined }) {
    if (operands.length === 0 || json || csv || quarantined) {
      return "release needs the id of a request, and no options.";
    }
    return (context) => releaseLeads(context, operands);
  },
};

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
