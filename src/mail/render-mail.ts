import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Mail } from "./mail.ts";
import type { MailBlock, MailContent } from "./mail-content.ts";
import { MailDocument } from "./mail-document.ts";

/** Renders both parts of a mail from the same content. */
export function renderMail(content: MailContent): Required<Pick<Mail, "text" | "html">> {
  return { text: renderText(content), html: renderHtml(content) };
}

function renderText({ label, heading, blocks, note, footer }: MailContent): string {
  const parts = [`${label}\n${heading}`, ...blocks.map(renderBlock), note];
  const end = ["-- ", ...footer.map(({ text }) => text)].join("\n");
  return `${parts.filter(Boolean).join("\n\n")}\n\n${end}\n`;
}

function renderBlock(block: MailBlock): string {
  switch (block.kind) {
    case "paragraph":
      return block.text;
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
 * Comments by which Outlook on Windows gets a table of a fixed width, because it knows no `max-width`. React writes no
 * comments, so the document has an element for each, which no text can contain.
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
