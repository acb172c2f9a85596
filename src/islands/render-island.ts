import { createElement, type ReactNode, useId } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { IslandDeclaration, Islands } from "./island.ts";
import { decodeProperties, encodeProperties } from "./properties.ts";

type Component = (properties: object) => ReactNode;

const components = new WeakMap<IslandDeclaration, Component>();

/** Loads the components of islands, so that pages are rendered in one go. Call it before the first page. */
export async function loadIslands(declarations: Islands): Promise<void> {
  await Promise.all(
    Array.from(declarations.values(), async (declaration) => {
      const { [declaration.name]: component } = await declaration.load();
      if (isComponent(component)) components.set(declaration, component);
    }),
  );
}

/** An island as an element of the page that is rendered. */
export function renderIsland(declaration: IslandDeclaration, properties: object): ReactNode {
  return createElement(ServerIsland, { declaration, properties });
}

/**
 * Renders an island as a React root of its own, as the browser will hydrate it, so that `useId` agrees on both sides.
 * Throws where a property cannot be sent, or where an element among the properties is not shown at first: its markup
 * would be nowhere.
 */
function ServerIsland({ declaration, properties }: { declaration: IslandDeclaration; properties: object }) {
  const id = useId();
  const { name } = declaration;
  const Component = components.get(declaration);
  if (!Component) throw new Error(`The island ${name} has no component: its module exports no ${name}.`);

  const { json, slots } = encodeProperties(name, properties);
  const shown = new Set<number>();
  const renderSlot = (position: number) => createElement(ServerSlot, { key: position, position });
  function ServerSlot({ position }: { position: number }) {
    shown.add(position);
    const html = renderToStaticMarkup(slots[position], { identifierPrefix: `${id}${position}` });
    return createElement("island-slot", { "data-slot": position, ...markup(html) });
  }
  const html = renderToString(createElement(Component, decodeProperties(json, renderSlot)), {
    identifierPrefix: id,
  });
  if (shown.size < slots.length) {
    throw new Error(`The island ${name} is given an element that it does not show at first.`);
  }
  return createElement("page-island", { id, name, properties: json, ...markup(html) });
}

/** What React itself has rendered. */
function markup(__html: string) {
  return { dangerouslySetInnerHTML: { __html } };
}

function isComponent(value: unknown): value is Component {
  return typeof value === "function";
}
