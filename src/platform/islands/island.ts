import type { ReactNode } from "react";
import type { HydrateWhen, IslandDeclaration, Islands } from "./island-declaration.ts";
import type { Sendable } from "./properties.ts";
import { renderIsland } from "./render-island.ts";

/** A declared island, used in server JSX like the component itself. */
type Island<Properties> = ((properties: Sendable<Properties>) => ReactNode) & {
  declaration: IslandDeclaration;
};

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
 *     export const CopyButton = island("CopyButton", () => import("./copy-button.tsx"));
 *
 * The server renders the component into the page; the browser loads and hydrates it when needed. Elements in its
 * properties remain server markup; see `Sendable` for the other values that properties can contain.
 */
export function island<Module extends Record<string, unknown>, Name extends ComponentName<Module>>(
  name: Name,
  load: () => Promise<Module>,
  when: HydrateWhen = "near",
): Island<PropertiesOf<Module[Name]>> {
  const declaration: IslandDeclaration = { name, load, when };
  const Component = (properties: Sendable<PropertiesOf<Module[Name]>>) =>
    // A build-time constant, which keeps React out of the entry script.
    import.meta.env.SSR ? renderIsland(declaration, properties) : null;
  return Object.assign(Component, { declaration });
}

/** Collects the exports of `islands.ts` modules. On the server, throws if two islands have the same name. */
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
