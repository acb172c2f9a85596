import { preinit } from "react-dom";
import appSheet from "./app.css?url";
import articleSheet from "./article.css?url";
import brochureSheet from "./brochure.css?url";
import browseSheet from "./browse.css?url";
import { preloadInterfaceFont, preloadReadingFont } from "./font-preloads.ts";

/** The styles of every page. The document calls it first, and React links stylesheets in the order of their groups. */
export function loadSiteStyles(): void {
  link(appSheet, "site");
  preloadInterfaceFont();
}

/** For pages of long text. */
export function loadArticleStyles(): void {
  link(articleSheet, "page");
  preloadReadingFont();
}

/** For lists and the hub. */
export function loadBrowseStyles(): void {
  link(browseSheet, "page");
}

/** For home, About and the process. */
export function loadBrochureStyles(): void {
  loadBrowseStyles();
  link(brochureSheet, "page");
}

function link(href: string, precedence: "site" | "page"): void {
  preinit(href, { as: "style", precedence });
}
