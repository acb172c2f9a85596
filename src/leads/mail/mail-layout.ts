import { type ComponentProps, Fragment, createElement as h, type ReactNode } from "react";

// This folder avoids JSX, so that Node can run its files directly and emails work without a build.

/** A layout table, the only kind of columns that all email clients support. */
export function Table({ children, ...properties }: ComponentProps<"table">) {
  const layout = { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0, border: 0 };
  return h("table", { ...layout, ...properties }, h("tbody", null, children));
}

/** A table row with a single cell. */
export function Row(properties: ComponentProps<"td">) {
  return h("tr", null, h("td", properties));
}

export function Lines({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  for (const line of text.split("\n")) {
    if (parts.length > 0) parts.push(h("br"));
    parts.push(line);
  }
  return h(Fragment, null, ...parts);
}
