import { createOwnerLinks } from "#leads/mail/owner-links.ts";
import { openStore } from "#leads/store/index.ts";
import type { RunningSite } from "../server/running-site.ts";

/** Returns the path that emails to the owner about this lead link to. */
export async function ownerLink({ dataFolder }: RunningSite, leadId: string): Promise<string> {
  const store = await openStore({ dataDir: dataFolder });
  const path = createOwnerLinks(await store.readSecret()).pathTo(leadId, Date.now());
  await store.close();
  return path;
}
