import { TrendDownIcon, TrendUpIcon } from "#platform/ui/icons/icons.tsx";
import type { Goal, Stat } from "./stat.ts";

/** Shows an arrow if the figure rises or falls. */
export function Trend({ trend, goal }: Pick<Stat, "trend" | "goal">) {
  if (trend === "none") return null;
  const TrendIcon = trend === "up" ? TrendUpIcon : TrendDownIcon;
  return (
    <TrendIcon
      size={22}
      className={`ms-1.5 inline ${outcomeClass(trend, goal)}`}
      label={trend === "up" ? "rising" : "falling"}
    />
  );
}

/** Returns the color class: good or bad depending on the goal, neutral without one. */
export function outcomeClass(trend: Stat["trend"], goal: Goal | undefined): string {
  if (trend === "none" || !goal) return "text-brand";
  return (trend === "up") === (goal === "higher") ? "text-success" : "text-danger";
}

/** Spells out the goal so that color isn't the only cue. */
export function GoalNote({ goal }: Pick<Stat, "goal">) {
  return goal && <span className="text-xs font-normal text-ink-soft"> ({goal} is better)</span>;
}
