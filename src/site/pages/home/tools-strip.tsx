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
    <section aria-labelledby="tools" className="far-below section-tight border-t border-line">
      <div className="wrap grid gap-5">
        <h2 id="tools" className="text-2xl">
          {heading}
        </h2>
        <ul className="tool-strip">
          {tools.map((tool) => (
            <li key={tool.name}>
              <ToolLogo {...tool} />
              <span>{tool.name}</span>
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
