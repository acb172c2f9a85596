import type { IllustrationVariant } from "../../../catalogue/illustration.ts";
import { Sheet } from "./sheet.tsx";

/**
 * The drawn picture of an entry (spec 3), hidden from assistive technology: the title beside it says it all. It takes
 * the color of the text around it (`text-accent` under `data-category`); give it its size with classes.
 */
export function Illustration({
  variant,
  className = "h-full w-full",
}: {
  variant: IllustrationVariant;
  className?: string;
}) {
  return <Sheet drawing={variant} className={className} />;
}
