import { createElement, type ReactNode, useId } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { IslandDeclaration, Islands } from "./island-declaration.ts";
import { decodeProperties, encodeProperties } from "./properties.ts";

type Component = (properties: object) => ReactNode;

const components = new WeakMap<IslandDeclaration, Component>();

/** Call before the first page is rendered, because rendering is synchronous. */
export async function loadIslands(declarations: Islands): Promise<void> {
  await Promise.all(
    Array.from(declarations.values(), async (declaration) => {
      const { [declaration.name]: component } = await declaration.load();
      if (isComponent(component)) components.set(declaration, component);
    }),
  );
}

export function renderIsland(declaration: IslandDeclaration, properties: object): ReactNode {
  return createElement(ServerIsland, { declaration, properties });
}

/**
 * Renders an island as a separate React root, as the browser hydrates it, so that ids from `useId` match. Throws if a
 * property can't be sent, or if an element in the properties isn't rendered, because the page would lack its markup.
 */
function ServerIsland({ declaration, properties }: { declaration: IslandDeclaration; properties: object }) {
  const id = useId();
  const { name } = declaration;
  const Component = components.get(declaration);
  if (!Component) throw new Error(`The island ${name} has no component: its module does not export ${name}.`);

  const { json, outlets } = encodeProperties(name, properties);
  const rendered = new Set<number>();
  const renderOutlet = (position: number) => createElement(ServerOutlet, { key: position, position });
  function ServerOutlet({ position }: { position: number }) {
    rendered.add(position);
    const html = renderToStaticMarkup(outlets[position], { identifierPrefix: `${id}${position}` });
    return createElement("page-outlet", { position, ...markup(html) });
  }
  const html = renderToString(createElement(Component, decodeProperties(json, renderOutlet)), {
    identifierPrefix: id,
  });
  if (rendered.size < outlets.length) {
    throw new Error(
      `The island ${name} does not render every element in its properties on the first render.`,
    );
  }
  return createElement("page-island", { id, name, properties: json, ...markup(html) });
}

/** For HTML that React generated. */
function markup(__html: string) {
  return { dangerouslySetInnerHTML: { __html } };
}

function isComponent(value: unknown): value is Component {
  return typeof value === "function";
}
