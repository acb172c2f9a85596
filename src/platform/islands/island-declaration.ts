/** `near` hydrates near the viewport or on intent (hover, touch, focus); `intent` hydrates only on intent. */
export type HydrateWhen = "near" | "intent";

export interface IslandDeclaration {
  /** Name of the module's export; unique across the site. */
  name: string;
  load: () => Promise<Record<string, unknown>>;
  when: HydrateWhen;
}

export type Islands = ReadonlyMap<string, IslandDeclaration>;
