import type { KeyboardEvent } from "react";
import { useIsAlive } from "./use-is-alive.ts";

/** What makes a link a button; nothing before the page is alive. */
export interface ButtonRole<Target extends HTMLElement> {
  role?: "button";
  onKeyDown?: (event: KeyboardEvent<Target>) => void;
}

/**
 * For what is a link in the HTML, so that it works without JavaScript, and an action once the page is alive: gives it
 * the role, and the space bar of a button.
 */
export function useButtonRole<Target extends HTMLElement>(): ButtonRole<Target> {
  const isAlive = useIsAlive();
  return isAlive ? { role: "button", onKeyDown: pressOnSpace } : {};
}

function pressOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}
