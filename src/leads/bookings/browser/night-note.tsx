import type { ReactNode } from "react";
import { isDaytime } from "#platform/time/zoned-time.ts";

/** Shown if fewer than one in four of the free times are in the visitor's daytime. `children` offer another way. */
export function NightNote({
  slots,
  visitorZone,
  children,
}: {
  slots: readonly string[];
  visitorZone: string;
  children: ReactNode;
}) {
  const inDaytime = slots.filter((slot) => isDaytime(visitorZone, slot));
  if (inDaytime.length * 4 >= slots.length) return null;
  return <p className="text-sm">Most of these times are at night where you are. {children}</p>;
}
