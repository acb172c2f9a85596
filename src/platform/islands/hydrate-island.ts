import { createElement, type FunctionComponent, type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { decodeProperties } from "./properties.ts";

declare global {
  /** Missing in browsers that don't enforce Trusted Types. */
  var trustedTypes: { readonly emptyHTML: TrustedHTML } | undefined;
}

/**
 * Hydrates an island with the component that its module exports. If the component throws, now or later, restores
 * the server's markup, calls `onBroken` and reports the error to the console.
 */
export function hydrateIsland(
  element: Element,
  module: Record<string, unknown>,
  name: string,
  onBroken: () => void,
): void {
  const Component = module[name];
  if (!isComponent(Component)) throw new Error(`The module of the island ${name} does not export ${name}.`);
  // A click that is waiting for the island marked its button as busy.
  for (const button of element.querySelectorAll("[aria-busy]")) button.ariaBusy = null;
  const server = element.cloneNode(true);
  const renderOutlet = (position: number) =>
    createElement("page-outlet", {
      key: position,
      position,
      // Tells React to leave the server's nodes alone.
      dangerouslySetInnerHTML: { __html: globalThis.trustedTypes?.emptyHTML ?? "" },
      suppressHydrationWarning: true,
      ref: (outlet: Element | null) => refillOutlet(outlet, server, position),
    });
  const properties = decodeProperties(element.getAttribute("properties") ?? "{}", renderOutlet);
  // A transition keeps a large island from blocking the page.
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

/** Marks the element as hydrated once its component has mounted. */
function Hydrated({ element, children }: { element: Element; children?: ReactNode }) {
  useEffect(() => {
    replayPointerAndFocus(element);
    element.setAttribute("hydrated", "");
  }, [element]);
  return children;
}

/** Replays a hover and keyboard focus from before hydration. Touch screens only fake `:hover`. */
function replayPointerAndFocus(element: Element): void {
  const pointed = matchMedia("(hover: hover)").matches && [...element.querySelectorAll(":hover")].at(-1);
  if (pointed)
    pointed.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  element.querySelector(":focus-visible")?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

function isComponent(value: unknown): value is FunctionComponent {
  return typeof value === "function";
}

/** Copies the server's nodes into an outlet that React has re-created. The policy (Trusted Types) forbids `innerHTML`. */
function refillOutlet(outlet: Element | null, server: Node, position: number): void {
  if (!outlet || outlet.hasChildNodes() || !(server instanceof Element)) return;
  const outlets = [...server.querySelectorAll(`page-outlet[position="${position}"]`)];
  const kept = outlets.find((candidate) => candidate.closest("page-island") === server)?.cloneNode(true);
  outlet.append(...(kept?.childNodes ?? []));
}
