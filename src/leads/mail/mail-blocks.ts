import { type ComponentProps, Fragment, createElement as h, type ReactNode } from "react";
import type { Fact, Moment } from "../forms/index.ts";
import type { MailBlock } from "./mail-content.ts";
import { paint, textStyle } from "./mail-styles.ts";

const linkColors = paint({ text: "brand" }, { textDecoration: "underline" });

/** Renders part of an email's body as a row of the body's table. */
export function Block({ block }: { block: MailBlock }) {
  return h(Row, paint({ text: "ink" }, textStyle(16, { paddingBottom: 20 })), h(BlockContent, { block }));
}

function BlockContent({ block }: { block: MailBlock }) {
  if (typeof block === "string") return h(Lines, { text: block });
  switch (block.kind) {
    case "facts":
      return h(Facts, block);
    case "moments":
      return h(
        Table,
        null,
        ...block.moments.map((moment, index) => h(MomentRow, { ...moment, isFirst: index === 0 })),
      );
    case "button":
      return h(Button, block);
    case "link":
      return h("a", { href: block.url, ...linkColors }, block.label);
    case "quote":
      return h(Quote, block);
  }
}

/** Isolates each value's text direction with `dir`, because a visitor might have typed it. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  const line = {
    borderStyle: "solid",
    borderWidth: "1px 0 0",
    verticalAlign: "top",
    textAlign: "left",
  } as const;
  const label = textStyle(14, {
    ...line,
    width: "32%",
    padding: "10px 16px 10px 0",
    fontWeight: 400,
    lineHeight: "24px",
  });
  const value = textStyle(16, { ...line, padding: "10px 0", lineHeight: "24px" });
  const rows = facts.map(({ label: name, value: text, url }) =>
    h(
      "tr",
      { key: name, className: "fact" },
      h("th", { scope: "row", ...paint({ text: "ink-soft", border: "line" }, label) }, name),
      h(
        "td",
        { dir: "auto", ...paint({ text: "ink", border: "line" }, value) },
        url ? h("a", { href: url, ...linkColors }, text) : text,
      ),
    ),
  );
  return h("table", { width: "100%", cellPadding: 0, cellSpacing: 0 }, h("tbody", null, rows));
}

function MomentRow({ label, time, zone, isFirst }: Moment & { isFirst: boolean }) {
  const line = { borderStyle: "solid", borderWidth: "1px 0 0", padding: "12px 0" } as const;
  const soft = paint({ text: "ink-soft" }, { fontSize: 14 });
  const main = isFirst ? { fontSize: 20, fontWeight: 700, lineHeight: 1.35 } : {};
  return h(
    Row,
    paint({ text: "ink", border: "line" }, textStyle(16, line)),
    h("div", soft, label),
    h("div", paint({ text: "ink" }, main), time),
    h("div", soft, zone),
  );
}

function Button({ label, url }: { label: string; url: string }) {
  const text = textStyle(16, {
    display: "inline-block",
    padding: "12px 22px",
    fontWeight: 700,
    textDecoration: "none",
  });
  return h(
    Table,
    { width: undefined },
    h(
      Row,
      paint({ background: "brand" }, { borderRadius: 3 }),
      h("a", { href: url, ...paint({ text: "on-brand" }, text) }, label),
    ),
  );
}

function Quote({ label, text }: { label: string; text: string }) {
  const bar = { borderStyle: "solid", borderWidth: "0 0 0 3px", padding: "2px 0 2px 16px" } as const;
  return h(
    Table,
    null,
    h(Row, paint({ text: "ink-soft" }, textStyle(14, { paddingBottom: 8 })), label),
    h(
      Row,
      { dir: "auto", ...paint({ text: "ink", border: "brand" }, textStyle(16, bar)) },
      h(Lines, { text }),
    ),
  );
}

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
