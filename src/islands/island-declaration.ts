/** When an island is hydrated: near the viewport or on intent (hover, touch, focus), or on intent only. */
export type HydrateWhen = "near" | "intent";

/** Declaration of an island in a feature's `islands.ts`. */
export interface IslandDeclaration {
  /** Name of the module's export; unique across the site. */
  name: string;
  load: () => Promise<Record<string, unknown>>;
  when: HydrateWhen;
}

export type Islands = ReadonlyMap<string, IslandDeclaration>;
