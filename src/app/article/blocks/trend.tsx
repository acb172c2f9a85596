import type { Stat } from "../../../catalogue/blocks/stat.ts";
import { TrendDownIcon, TrendUpIcon } from "../../icons/index.ts";

/** Where a figure is going (spec 3); `none` draws nothing. */
export function Trend({ trend }: Pick<Stat, "trend">) {
  if (trend === "none") return null;
  const TrendIcon = trend === "up" ? TrendUpIcon : TrendDownIcon;
  return <TrendIcon size={22} className="trend" label={trend === "up" ? "rising" : "falling"} />;
}
