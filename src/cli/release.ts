import type { ReleasedBooking } from "../store/index.ts";
import type { CommandContext } from "./command-context.ts";

/** What became of the call that the request asked for. */
const words: Record<ReleasedBooking, string> = {
  none: "",
  booked: " Its call is booked.",
  taken: " The time it asked for is taken meanwhile, so no call is booked: please write to the sender.",
  past: " The time it asked for is over, so no call is booked: please write to the sender.",
};

/** `leads release <id>`: frees quarantined leads for delivery. Returns whether every one was there to be freed. */
export async function releaseLeads(
  { store, terminal }: CommandContext,
  ids: readonly string[],
): Promise<boolean> {
  let isAllReleased = true;
  for (const id of ids) {
    const result = await store.release(id.toUpperCase());
    if (result.kind === "released") {
      terminal.say(`${id} is released.${words[result.booking]}`);
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
