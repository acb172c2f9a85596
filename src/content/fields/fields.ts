import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";

export const TextSchema = v.pipe(v.string("must be text"), v.trim(), v.nonEmpty("must not be empty"));

export const IdSchema = v.pipe(
  v.string("must be text"),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lowercase words joined by hyphens, such as fill-pipeline"),
);

/** Path of an image under `public/`, with a leading slash. */
export const PicturePathSchema = v.pipe(
  v.string(),
  v.regex(/^\/(?!\/)/, "must be a path under public/, such as /figures/rhythm.svg"),
);

/** A path as in the address bar of an English site: no query, anchor, trailing slash or percent-encoding. */
export const AliasSchema = v.pipe(
  v.string("must be a path, such as /blog/old-name"),
  v.regex(
    /^(?:\/[\w.~-]+)+$/,
    "must be a path that starts with a slash, such as /blog/old-name: letters, digits, - . _ ~, no query and no slash at its end",
  ),
);

/** A non-empty list with unique ids. Errors call an item `noun`. */
export function listOf<Item extends v.GenericSchema>(item: Item, noun: string) {
  return v.pipe(
    v.array(item),
    v.minLength(1, `must have at least one ${noun}`),
    v.check((items) => hasUniqueIds(items), `must give every ${noun} a unique \`id\``),
  );
}

function hasUniqueIds(items: readonly unknown[]): boolean {
  const ids = items.flatMap((item) =>
    typeof item === "object" && item !== null && "id" in item ? [item.id] : [],
  );
  return new Set(ids).size === ids.length;
}

/** Keys of every page copy file and legal page. */
export const pageCopyFields = {
  /** `true` marks sample clients, quotes, figures and legal details that the owner must replace before launch. */
  sample: v.optional(v.boolean(), false),
};

/** A link in page copy, whose `href` the compiler checks. Optional, because one to a deleted article is left out. */
export const LinkSchema = v.optional(closedObject({ label: TextSchema, href: TextSchema }));

/** Page copy that makes a headline number checkable. */
export const resultFields = {
  /** What is counted, relative to what ("base not recorded" if unknown), and over what period. */
  definition: v.optional(TextSchema),
  /** Slug of the most similar case study. */
  caseStudy: v.optional(IdSchema),
};
