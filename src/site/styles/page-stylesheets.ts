import about from "./about.css?url";
import app from "./app.css?url";
import article from "./article.css?url";
import brochure from "./brochure.css?url";
import browse from "./browse.css?url";

/** A page has one stylesheet with all its rules, because a second file would delay the first paint by a round trip. */
export const pageStylesheets = { about, app, article, browse, brochure };

export type PageStylesheet = keyof typeof pageStylesheets;
