import type { ReactNode } from "react";
import type { Sendable } from "./properties.ts";
import { renderIsland } from "./render-island.ts";

/** When an island is hydrated: near the viewport, or only on intent. Intent hydrates it in any case. */
export type HydrateWhen = "near" | "intent";

/** An interactive part of a page, as a feature's `islands.ts` declares it. */
export interface IslandDeclaration {
  /** Name of the module's export; unique in the site. */
  name: string;
  load: () => Promise<Record<string, unknown>>;
  when: HydrateWhen;
}

/** Declared islands by their names. */
export type Islands = ReadonlyMap<string, IslandDeclaration>;

/** A declared island: used in JSX on the server like the component itself. */
export type Island<Properties> = ((properties: Sendable<Properties>) => ReactNode) & {
  declaration: IslandDeclaration;
};

/** Names of the components among a module's exports. */
type ComponentName<Module> = {
  [Export in keyof Module]: Module[Export] extends (properties: never) => ReactNode ? Export : never;
}[keyof Module] &
  string;

type PropertiesOf<Component> = Component extends (properties: infer Properties extends object) => ReactNode
  ? Properties
  : object;

/**
 * Declares an island:
 *
 *     export const ShareBox = island("ShareBox", () => import("./share-box.tsx"));
 *
 * The server renders the component into the page; the browser loads its code when needed and hydrates it. Elements
 * among the properties stay the server's markup (`Sendable` lists what else they may contain).
 */
export function island<Module extends Record<string, unknown>, Name extends ComponentName<Module>>(
  name: Name,
  load: () => Promise<Module>,
  when: HydrateWhen = "near",
): Island<PropertiesOf<Module[Name]>> {
  const declaration: IslandDeclaration = { name, load, when };
  const Component = (properties: Sendable<PropertiesOf<Module[Name]>>) =>
    // A constant in each build, so that the browser's entry contains no React.
    import.meta.env.SSR ? renderIsland(declaration, properties) : null;
  return Object.assign(Component, { declaration });
}

/** Lists the islands that modules named `islands.ts` export, by name. The server throws where two have one name. */
export function listIslands(modules: Record<string, Record<string, unknown>>): Islands {
  const declarations = new Map<string, IslandDeclaration>();
  for (const module of Object.values(modules)) {
    for (const exported of Object.values(module)) {
      if (!isIsland(exported)) continue;
      const { declaration } = exported;
      if (import.meta.env.SSR && declarations.has(declaration.name))
        throw new Error(`Two islands are named ${declaration.name}.`);
      declarations.set(declaration.name, declaration);
    }
  }
  return declarations;
}

function isIsland(exported: unknown): exported is Island<never> {
  return typeof exported === "function" && "declaration" in exported;
}
