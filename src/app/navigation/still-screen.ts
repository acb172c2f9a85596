import { type ComponentType, type MemoExoticComponent, memo } from "react";

/**
 * A screen that is drawn anew where it has something else to show, and not because the router has begun to look for
 * another page: that would cost a slow phone half of the time that a click may take.
 */
export function stillScreen<Props extends { loaderData: unknown }>(
  Screen: ComponentType<Props>,
): MemoExoticComponent<ComponentType<Props>> {
  return memo(Screen, (before, after) => before.loaderData === after.loaderData);
}
