import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import type { Block } from "../blocks/block.ts";
import { PicturePathSchema, TextSchema } from "../fields/fields.ts";
import type { Picture } from "../fields/picture.ts";
import { IsoDateSchema } from "./dates.ts";

/** Front matter of `content/people/{id}.md`. */
export const PersonSchema = closedObject({
  name: TextSchema,
  role: TextSchema,
  /** Their work before this, in one line without a period. */
  before: TextSchema,
  /** A page about them elsewhere. */
  link: v.pipe(v.string(), v.regex(/^https:\/\/[^\s/]+/, "must be an address that starts with https://")),
  /** A portrait; their initials by default. */
  picture: v.optional(PicturePathSchema),
  pictureAlt: v.optional(TextSchema),
  /** `true` for those who work with clients, who come first on About. */
  clients: v.optional(v.boolean(), false),
  /** `true` for the one who reads and answers contact requests. */
  contact: v.optional(v.boolean(), false),
  /** The day from which they no longer work here. They stay the authors of their articles. */
  until: v.optional(IsoDateSchema),
  /** `true` marks a person whom the owner must replace before launch. */
  sample: v.optional(v.boolean(), false),
});

export interface Person
  extends Omit<v.InferOutput<typeof PersonSchema>, "picture" | "pictureAlt" | "sample"> {
  /** The file's name, and the anchor on About. */
  id: string;
  picture?: Picture;
  /** One or two sentences for About; can be empty. */
  blocks: Block[];
}
