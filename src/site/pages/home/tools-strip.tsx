import { pageCopy } from "../page-copy.server.ts";
import type { Tool, ToolColor } from "./copy.ts";

const colors: Record<ToolColor, string> = {
  ink: "text-ink",
  "ink-soft": "text-ink-soft",
  blueprint: "text-brand",
  marker: "text-marker-ink",
};

export function ToolsStrip() {
  const { heading, lead, tools } = pageCopy.tools;
  return (
    <section aria-labelledby="tools" className="section-tight">
      <div className="wrap grid gap-3">
        <h2 id="tools" className="text-2xl">
          {heading}
        </h2>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 lg:text-lg">
          {tools.map((tool) => (
            <li key={tool.name} className="flex items-center gap-2">
              <ToolLogo {...tool} />
              {tool.name}
            </li>
          ))}
        </ul>
        <p className="text-xs text-ink-soft">{lead}</p>
      </div>
    </section>
  );
}

function ToolLogo({ icon, color, size }: Pick<Tool, "icon" | "color" | "size">) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      className={colors[color]}
      aria-hidden="true"
    >
      <path d={icon} />
    </svg>
  );
}
