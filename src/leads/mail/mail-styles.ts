import type { CSSProperties } from "react";
import { type MailRole, mailColors, mailRoles } from "./mail-colors.ts";

interface Paint {
  text?: MailRole;
  background?: MailRole;
  border?: MailRole;
}

const properties = { text: "color", background: "background-color", border: "border-color" } as const;

/** Emails can't use the site's typeface: they don't load anything, and Outlook shows unknown fonts as Times. */
const fontFamily = "Arial, Helvetica, sans-serif";

/** Returns the complete style of a text cell, because Outlook does not inherit styles into tables. */
export function textStyle(sizePx: number, style: CSSProperties = {}): CSSProperties {
  const breaking = { overflowWrap: "anywhere", wordBreak: "break-word" } as const;
  return { fontFamily, fontSize: sizePx, lineHeight: 1.55, ...breaking, ...style };
}

/** Sets light colors inline, because some email clients ignore stylesheets, and dark ones through classes. */
export function paint(
  { text, background, border }: Paint,
  style: CSSProperties = {},
  className = "",
): { className: string; style: CSSProperties } {
  const { light } = mailColors;
  const classes = [
    className,
    ...[text && `text-${text}`, background && `background-${background}`, border && `border-${border}`],
  ];
  return {
    className: classes.filter(Boolean).join(" "),
    style: {
      ...(text && { color: light[text] }),
      ...(background && { backgroundColor: light[background] }),
      ...style,
      ...(border && { borderColor: light[border] }),
    },
  };
}

const darkRules = mailRoles.flatMap((role) =>
  Object.entries(properties).map(
    ([name, property]) => `.${name}-${role}{${property}:${mailColors.dark[role]}!important}`,
  ),
);

/** Adapts emails to dark mode and small screens in clients that support media queries. */
export const mailStylesheet = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "body{-webkit-text-size-adjust:100%}",
  "@media (max-width:480px){.outer{padding:0!important}.sheet{border-width:0!important}",
  ".inset{padding-left:20px!important;padding-right:20px!important}.heading{font-size:25px!important}",
  ".fact th,.fact td{display:block!important;width:auto!important}",
  ".fact th{padding-bottom:0!important}.fact td{border-top-width:0!important;padding-top:0!important}}",
  `@media (prefers-color-scheme:dark){${darkRules.join("")}}`,
].join("");
