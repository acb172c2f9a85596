import type { Tool, ToolColour } from "../../catalogue/panels/index.ts";

const colours: Record<ToolColour, string> = {
  ink: "text-ink",
  "ink-soft": "text-ink-soft",
  blueprint: "text-blueprint",
  marker: "text-marker-ink",
};

/** The maker's mark of a tool in one colour of ours; its name stands beside it as text (spec 3). */
export function ToolMark({ tool }: { tool: Pick<Tool, "icon" | "colour" | "size"> }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={tool.size}
      height={tool.size}
      fill="currentColor"
      className={colours[tool.colour]}
      aria-hidden="true"
    >
      <path d={tool.icon} />
    </svg>
  );
}
