/** Near the viewport or on intent (hover, touch, focus), or on intent only. */
export type HydrateWhen = "near" | "intent";

export interface IslandDeclaration {
  /** Name of the module's export; unique across the site. */
  name: string;
  load: () => Promise<Record<string, unknown>>;
  when: HydrateWhen;
}

export type Islands = ReadonlyMap<string, IslandDeclaration>;
