import type { InsightArticle, InsightHero } from "../../../catalogue/entries/index.ts";

/** How the opening of an insight looks, once every choice of the writer is weighed. */
export interface InsightLook {
  /** Address of the picture, where there is one to show. */
  picture?: string;
  ground: InsightHero["variant"];
  isCentered: boolean;
  /** Words on the one half, the picture on the other. */
  isSplit: boolean;
}

/** A ground of the kind `image` without a picture is a gradient. */
export function chooseInsightLook(
  { variant, image, align }: Pick<InsightHero, "variant" | "image" | "align">,
  entry: Pick<InsightArticle["entry"], "image">,
): InsightLook {
  const picture = variant === "image" ? (image ?? entry.image) : undefined;
  const isCentered = align === "center";
  return {
    ...(picture !== undefined && { picture }),
    ground: variant === "image" && !picture ? "gradient" : variant,
    isCentered,
    isSplit: picture !== undefined && !isCentered,
  };
}
