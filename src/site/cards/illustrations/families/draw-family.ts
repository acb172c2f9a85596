import type { ReactNode } from "react";
import type { IllustrationVariant } from "#content/entries/illustration.ts";
import { ai } from "./ai.tsx";
import { closedLoop } from "./closed-loop.tsx";
import { communications } from "./communications.tsx";
import { deals } from "./deals.tsx";
import type { Family } from "./family.ts";
import { growth } from "./growth.tsx";
import { momentum } from "./momentum.tsx";
import { union } from "./union.tsx";

/** Each family, with the number of parts to draw if the entry doesn't have a count. */
const families: Record<IllustrationVariant, readonly [Family, number]> = {
  growth: [growth, 4],
  momentum: [momentum, 6],
  union: [union, 2],
  closedLoop: [closedLoop, 4],
  deals: [deals, 2],
  communications: [communications, 3],
  ai: [ai, 3],
};

export function drawFamily(variant: IllustrationVariant, count?: number, part?: number): ReactNode {
  const [draw, usual] = families[variant];
  return draw(count ?? usual, part ?? count ?? usual);
}
