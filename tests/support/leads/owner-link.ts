import { ownerPath } from "#config/index.ts";
import { openStore } from "#leads/store/index.ts";
import { createTokens } from "#platform/links/tokens.ts";
import type { RunningSite } from "../server/running-site.ts";

/** Returns the path that emails to the owner about this lead link to. */
export async function ownerLink({ dataFolder }: RunningSite, leadId: string): Promise<string> {
  const store = await openStore({ dataDir: dataFolder });
  const path = ownerPath(await createTokens(store, "owner").sign(leadId));
  await store.close();
  return path;
}
