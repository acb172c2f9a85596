import type { ToolsCopy } from "./copy.ts";
import { ToolMark } from "./tool-mark.tsx";

/** The tools that the work is done in, as a strip of ruled cells (spec 1, 2.3). */
export function ToolsStrip({ heading, lead, tools }: Pick<ToolsCopy, "heading" | "lead" | "tools">) {
  return (
    <section aria-labelledby="tools" className="far-below section-tight border-t border-line">
      <div className="wrap grid gap-5">
        <h2 id="tools" className="text-2xl">
          {heading}
        </h2>
        <ul className="tool-strip">
          {tools.map((tool) => (
            <li key={tool.name}>
              <ToolMark tool={tool} />
              <span>{tool.name}</span>
            </li>
          ))}
        </ul>
        <p className="text-xs text-ink-soft">{lead}</p>
      </div>
    </section>
  );
}
