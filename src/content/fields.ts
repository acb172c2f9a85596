import * as v from "valibot";

/** A line of text that a writer must not leave empty. */
export const TextSchema = v.pipe(v.string("must be text"), v.trim(), v.nonEmpty("must not be empty"));

/** Name of one card of a list: lowercase words joined by hyphens; anchors and events use it. */
export const IdSchema = v.pipe(
  v.string("must be text"),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lowercase words joined by hyphens, such as fill-pipeline"),
);

/** Path of a picture under `public/`: a relative one would change its meaning with the page. */
export const PicturePathSchema = v.pipe(
  v.string(),
  v.regex(/^\/(?!\/)/, "must be a path under public/, such as /figures/rhythm.svg"),
);

/** Keys of every page copy file beside its own words. */
export const pageCopyFields = {
  /** `true` marks clients, quotes and figures that an owner must replace before launch. */
  sample: v.optional(v.boolean(), false),
};
