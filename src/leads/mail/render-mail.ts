import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Mail } from "./mail.ts";
import type { MailBlock, MailContent } from "./mail-content.ts";
import { MailDocument } from "./mail-document.ts";

export function renderMail(content: MailContent, to: string): Mail {
  const { preheader, label, heading, blocks, note, footer, ...headers } = content;
  return { ...headers, to, text: renderText(content), html: renderHtml(content) };
}

function renderText({ label, heading, blocks, note, footer }: MailContent): string {
  const parts = [`${label}\n${heading}`, ...blocks.map(renderBlock), note];
  const end = ["-- ", ...footer.map(({ text }) => text)].join("\n");
  return `${parts.filter(Boolean).join("\n\n")}\n\n${end}\n`;
}

function renderBlock(block: MailBlock): string {
  if (typeof block === "string") return block;
  switch (block.kind) {
    case "facts":
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join("\n");
    case "moments":
      return block.moments.map(({ label, time, zone }) => `${label}: ${time}, ${zone}`).join("\n");
    case "button":
    case "link":
      return `${block.label}:\n${block.url}`;
    case "quote":
      return `${block.label}:\n\n${block.text}`;
  }
}

/**
 * Conditional comments that give Outlook on Windows a table of fixed width, because it does not support `max-width`.
 * React cannot render comments, so they replace placeholder elements. Text can't contain these, because React escapes it.
 */
const outlookComments = {
  "outlook-start": '<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->',
  "outlook-end": "<!--[if mso]></td></tr></table><![endif]-->",
};

function renderHtml(content: MailContent): string {
  let html = renderToStaticMarkup(h(MailDocument, content));
  for (const [name, comment] of Object.entries(outlookComments)) {
    html = html.replace(`<${name}></${name}>`, comment);
  }
  return `<!DOCTYPE html>${html}`;
}
