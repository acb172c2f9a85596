import type { CategoryId } from "../../content/categories.ts";
import type { IllustrationVariant } from "../../content/illustration.ts";

/** How a service card is drawn. */
export interface ServiceLook {
  /** The content category that the service answers to; it gives the color. */
  category: CategoryId;
  drawing: IllustrationVariant;
  /** Drawn as a blueprint: the one service that the others build on. */
  deep?: boolean;
}

const looks: Record<string, ServiceLook> = {
  "gtm-blueprint": { category: "gtm-strategy", drawing: "closedLoop", deep: true },
  "precision-outreach": { category: "precision-outreach", drawing: "union" },
  "market-intelligence": { category: "market-intelligence", drawing: "communications" },
  "content-to-revenue-calendar": { category: "content-to-revenue", drawing: "deals" },
  "crm-control-centre": { category: "platform-control", drawing: "momentum" },
};

/** The look of a service by its id; one that an owner adds is drawn in the brand's blue. */
export function findServiceLook(id: string): ServiceLook {
  return looks[id] ?? { category: "gtm-strategy", drawing: "growth" };
}
