import type { CategoryId } from "../../content/categories.ts";
import type { IllustrationVariant } from "../../content/illustration.ts";

/** Look of a service card. */
export interface ServiceLook {
  /** The matching content category, for its color. */
  category: CategoryId;
  drawing: IllustrationVariant;
  /** Draws the card as a dark sheet. */
  deep?: boolean;
}

const looks: Record<string, ServiceLook> = {
  "gtm-blueprint": { category: "gtm-strategy", drawing: "closedLoop", deep: true },
  "precision-outreach": { category: "precision-outreach", drawing: "union" },
  "market-intelligence": { category: "market-intelligence", drawing: "communications" },
  "content-to-revenue-calendar": { category: "content-to-revenue", drawing: "deals" },
  "crm-control-centre": { category: "platform-control", drawing: "momentum" },
};

/** Finds the look of a service by id, with a default for services that an owner adds. */
export function findServiceLook(id: string): ServiceLook {
  return looks[id] ?? { category: "gtm-strategy", drawing: "growth" };
}
