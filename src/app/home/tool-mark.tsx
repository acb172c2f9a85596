import type { Tool, ToolColour } from "../../catalogue/panels/index.ts";

const colours: Record<ToolColour, string> = {
  ink: "text-ink",
  "ink-soft": "text-ink-soft",
  blueprint: "text-blueprint",
  marker: "text-marker-ink",
};

/**
 * A tool as a part of the drawing: the head of a bolt, stamped with two letters of the name. Our own mark, not the
 * maker's; the name stands beside it.
 */
export function ToolMark({ tool }: { tool: Pick<Tool, "name" | "colour" | "size"> }) {
  return (
    <svg
      viewBox="0 0 40 40"
      width={tool.size}
      height={tool.size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className={colours[tool.colour]}
      aria-hidden="true"
    >
      <path d="M20 2.500 35.200 11.250V28.750L20 37.500 4.800 28.750V11.250z" className="fill-raised" />
      <circle cx="20" cy="20" r="12.500" strokeWidth="1" strokeOpacity="0.45" />
      <text
        x="20"
        y="24.500"
        textAnchor="middle"
        fontSize="13"
        fontWeight="600"
        fill="currentColor"
        stroke="none"
      >
        {stampOf(tool.name)}
      </text>
    </svg>
  );
}

/** `GA` of Google Analytics, `Sl` of Slack: the first two capitals, or the first two letters where there is one. */
export function stampOf(name: string): string {
  const capitals = name.replaceAll(/[^A-Z]/g, "");
  return capitals.length > 1 ? capitals.slice(0, 2) : name.slice(0, 2);
}
