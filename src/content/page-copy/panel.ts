import * as v from "valibot";

/** What every panel may say beside its own words. */
export const panelFields = {
  /** `true` marks clients, quotes and figures that an owner must replace before launch. */
  sample: v.optional(v.boolean(), false),
};

/** Name of one card within its panel: lowercase words joined by hyphens; anchors and events use it. */
export const PanelIdSchema = v.pipe(
  v.string("must be text"),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lowercase words joined by hyphens, such as fill-pipeline"),
);
