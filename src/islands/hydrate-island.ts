import { createElement, type FunctionComponent, type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { decodeProperties } from "./properties.ts";

/**
 * Hydrates an island with the component that its module exports. One that throws, now or later, becomes the server's
 * markup again and calls `onBroken`: the page around it keeps working, the error is in the console.
 */
export function hydrateIsland(
  element: Element,
  module: Record<string, unknown>,
  name: string,
  onBroken: () => void,
): void {
  const Component = module[name];
  if (!isComponent(Component)) throw new Error(`The module of the island ${name} exports no ${name}.`);
  // A click that waits for this island has marked its button.
  for (const button of element.querySelectorAll("[aria-busy]")) button.ariaBusy = null;
  const server = element.cloneNode(true);
  const renderOutlet = (position: number) =>
    createElement("page-outlet", {
      key: position,
      position,
      // Made once, so that React sees the same object at every render and leaves the markup alone.
      dangerouslySetInnerHTML: keptMarkup(server, position),
      suppressHydrationWarning: true,
    });
  const properties = decodeProperties(element.getAttribute("properties") ?? "{}", renderOutlet);
  // A transition, so that a long island does not block the page.
  startTransition(() => {
    hydrateRoot(element, createElement(Hydrated, { element }, createElement(Component, properties)), {
      identifierPrefix: element.id,
      onUncaughtError(error) {
        reportError(error);
        element.removeAttribute("hydrated");
        element.replaceChildren(...server.childNodes);
        onBroken();
      },
    });
  });
}

/** Marks the element once its component runs. */
function Hydrated({ element, children }: { element: Element; children?: ReactNode }) {
  useEffect(() => {
    replayPointerAndFocus(element);
    element.setAttribute("hydrated", "");
  }, [element]);
  return children;
}

/**
 * Replays the hover and the keyboard focus that the island had before its component ran. A touch leaves `:hover` behind,
 * and does not count.
 */
function replayPointerAndFocus(element: Element): void {
  const pointed = matchMedia("(hover: hover)").matches && [...element.querySelectorAll(":hover")].at(-1);
  if (pointed)
    pointed.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  element.querySelector(":focus-visible")?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

function isComponent(value: unknown): value is FunctionComponent {
  return typeof value === "function";
}

/** The server's markup in an outlet; read only where React has to create the outlet again. */
function keptMarkup(server: Node, position: number): { readonly __html: string } {
  return {
    get __html() {
      if (!(server instanceof Element)) return "";
      const outlets = [...server.querySelectorAll(`page-outlet[position="${position}"]`)];
      return outlets.find((outlet) => outlet.closest("page-island") === server)?.innerHTML ?? "";
    },
  };
}
