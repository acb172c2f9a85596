import type { ToolsPanel } from "../../catalogue/panels/index.ts";
import { ToolMark } from "./tool-mark.tsx";

/** The tools that the work is done in, as a strip of ruled cells (spec 1, 2.3). */
export function ToolsStrip({ heading, lead, tools }: Pick<ToolsPanel, "heading" | "lead" | "tools">) {
  return (
    <section aria-labelledby="tools" className="section-tight">
      <div className="wrap grid gap-8">
        <div className="grid gap-2 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-16">
          <h2 id="tools" className="text-2xl">
            {heading}
          </h2>
          <p className="text-sm text-ink-soft">{lead}</p>
        </div>
        <ul className="tool-strip">
          {tools.map((tool) => (
            <li key={tool.name}>
              <ToolMark tool={tool} />
              {tool.name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
