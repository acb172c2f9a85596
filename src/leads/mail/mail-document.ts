import { createElement as h, type ReactNode } from "react";
import { siteConfig } from "#config/index.ts";
import { Block, Row, Table } from "./mail-blocks.ts";
import type { MailContent } from "./mail-content.ts";
import { mailStylesheet, paint, textStyle } from "./mail-styles.ts";

/** Prevents inboxes from showing the start of the body after the preheader. */
const preheaderEnd = "\u034f\u00a0".repeat(90);

/** Follows the layout of the site's pages: brand, heading on a dark band, body, title block. */
export function MailDocument(content: MailContent) {
  const { preheader, heading } = content;
  const head = h(
    "head",
    null,
    h("meta", { charSet: "utf-8" }),
    h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    h("meta", { name: "color-scheme", content: "light dark" }),
    h("meta", { name: "supported-color-schemes", content: "light dark" }),
    h("meta", { name: "format-detection", content: "telephone=no, date=no, address=no, email=no" }),
    h("title", null, heading),
    h("style", null, mailStylesheet),
  );
  // Without a tiny font, which spam filters count as a sign of spam.
  const hidden = { display: "none", maxHeight: 0, overflow: "hidden", msoHide: "all" };
  const body = h(
    "body",
    paint({ background: "paper" }, { margin: 0, padding: 0 }),
    h("div", { "aria-hidden": true, style: hidden }, preheader, preheaderEnd),
    h(
      Table,
      paint({ background: "paper" }),
      h(
        Row,
        { className: "outer", style: { padding: "28px 12px" }, align: "center" },
        h("outlook-start"),
        h(Sheet, content),
        h("outlook-end"),
      ),
    ),
  );
  return h("html", { lang: siteConfig.language }, head, body);
}

function Sheet({ label, heading, blocks, note, footer }: MailContent) {
  const edge = { borderWidth: 1, borderStyle: "solid" };
  return h(
    Table,
    paint({ background: "raised", border: "line" }, { maxWidth: 600, textAlign: "left", ...edge }, "sheet"),
    h(
      Row,
      inset({ text: "ink", background: "paper" }, 18, "18px", { fontWeight: 700, letterSpacing: "-0.02em" }),
      siteConfig.brand,
    ),
    h(Row, inset({ background: "band" }, 16, "30px 34px"), h(Band, { label, heading })),
    h(
      Row,
      inset({ background: "raised" }, 16, "28px 8px"),
      h(Table, null, ...blocks.map((block) => h(Block, { block }))),
    ),
    note && h(Row, inset({ text: "ink-soft" }, 13, "0 28px"), note),
    h(
      Row,
      inset({ text: "ink-soft", background: "sunken", border: "outline" }, 13, "20px 22px", {
        borderStyle: "solid",
        borderWidth: "1px 0 0",
      }),
      h(Footer, { footer }),
    ),
  );
}

/** Returns the props for a full-width cell. `padding` sets only the top and bottom. */
function inset(
  colors: Parameters<typeof paint>[0],
  sizePx: number,
  padding: string,
  style: Parameters<typeof textStyle>[1] = {},
) {
  const [top = "0", bottom = top] = padding.split(" ");
  return paint(colors, textStyle(sizePx, { padding: `${top} 32px ${bottom}`, ...style }), "inset");
}

function Band({ label, heading }: Pick<MailContent, "label" | "heading">) {
  const small = textStyle(14, { fontWeight: 700, paddingLeft: 12 });
  const large = textStyle(30, {
    margin: "12px 0 0",
    fontWeight: 700,
    lineHeight: 1.15,
    letterSpacing: "-0.02em",
  });
  return [
    h(
      Table,
      { key: "label", width: undefined },
      h("tr", null, h("td", { width: 28 }, h(Tick)), h("td", paint({ text: "band-marker" }, small), label)),
    ),
    h("h1", { key: "heading", ...paint({ text: "band-ink" }, large, "heading") }, heading),
  ];
}

/** The dimension line before small headings, as on the site. */
function Tick() {
  const edge = (widths: string): ReactNode =>
    h(
      Row,
      paint(
        { border: "band-marker" },
        { height: 4, fontSize: 0, lineHeight: 0, borderStyle: "solid", borderWidth: widths },
      ),
    );
  return h(Table, { width: 28 }, edge("0 1px 1px"), edge("0 1px"));
}

function Footer({ footer: [sender, ...lines] }: Pick<MailContent, "footer">) {
  const link = paint({ text: "ink-soft" }, { textDecoration: "underline" });
  return h(
    Table,
    null,
    h(Row, paint({ text: "ink" }, textStyle(15, { fontWeight: 700 })), sender?.text),
    ...lines.map(({ text, url }) =>
      h(Row, paint({ text: "ink-soft" }, textStyle(13)), url ? h("a", { href: url, ...link }, text) : text),
    ),
  );
}
