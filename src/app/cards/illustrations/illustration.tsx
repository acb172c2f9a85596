import type { IllustrationVariant } from "../../../catalogue/illustration.ts";
import { AiIllustration } from "./ai.tsx";
import { ClosedLoopIllustration } from "./closed-loop.tsx";
import { CommunicationsIllustration } from "./communications.tsx";
import { DealsIllustration } from "./deals.tsx";
import { GrowthIllustration } from "./growth.tsx";
import { MomentumIllustration } from "./momentum.tsx";
import { UnionIllustration } from "./union.tsx";

const drawings = {
  growth: GrowthIllustration,
  momentum: MomentumIllustration,
  union: UnionIllustration,
  closedLoop: ClosedLoopIllustration,
  deals: DealsIllustration,
  communications: CommunicationsIllustration,
  ai: AiIllustration,
} satisfies Record<IllustrationVariant, unknown>;

/**
 * The drawn picture of an entry (spec 3), hidden from assistive technology: the title beside it says it all. It takes
 * the colour of the text around it (`text-accent` under `data-category`); give it its size with classes.
 */
export function Illustration({
  variant,
  className = "h-full w-full",
}: {
  variant: IllustrationVariant;
  className?: string;
}) {
  const Drawing = drawings[variant];
  return <Drawing className={className} />;
}
