import { siteConfig } from "../../site/index.ts";
import type { SeoSource } from "./seo-record.ts";

const templates: Record<SeoSource["template"], string> = {
  page: siteConfig.titleTemplate,
  ...siteConfig.articleTitleTemplates,
};

/** The title of an address: its own words in the template of its kind (spec 7.5). */
export function composeTitle(source: Pick<SeoSource, "template" | "title">): string {
  // A function, so that `$&` in a title stays what the writer typed.
  return templates[source.template].replace("%s", () => source.title);
}
