import type { CommandContext } from "./commands.ts";

/** `leads release <id>`: frees quarantined leads for delivery. Returns whether every one was there to be freed. */
export async function releaseLeads(
  { store, terminal }: CommandContext,
  ids: readonly string[],
): Promise<boolean> {
  let isAllReleased = true;
  for (const id of ids) {
    const result = await store.release(id.toUpperCase());
    if (result === "released") {
      terminal.say(`${id} is released.`);
      continue;
    }
    isAllReleased = false;
    terminal.say(
      result === "notQuarantined"
        ? `${id} is not in quarantine: there is nothing to release.`
        : `${id} is not known here. \`npm run leads -- list --quarantined\` prints the ids.`,
    );
  }
  return isAllReleased;
}
