import type { Tool, ToolColor } from "./copy.ts";

const colors: Record<ToolColor, string> = {
  ink: "text-ink",
  "ink-soft": "text-ink-soft",
  blueprint: "text-blueprint",
  marker: "text-marker-ink",
};

/** The maker's mark of a tool in one color of ours; its name is beside it as text (spec 3). */
export function ToolMark({ tool }: { tool: Pick<Tool, "icon" | "color" | "size"> }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={tool.size}
      height={tool.size}
      fill="currentColor"
      className={colors[tool.color]}
      aria-hidden="true"
    >
      <path d={tool.icon} />
    </svg>
  );
}
