import { yamlNotation } from "#platform/schema-errors/explain-issue.ts";
import { findNearest } from "#platform/schema-errors/find-nearest.ts";
import type { Block } from "../blocks/block.ts";
import { type Person, PersonSchema } from "../entries/person.ts";
import type { ContentFile } from "./content-files.ts";
import type { Report } from "./diagnostic.ts";
import type { FindPicture } from "./open-pictures.ts";
import { type ContentYaml, checkYaml } from "./yaml.ts";

/** People and their files, by id. `person` is absent if its file has errors. */
export type People = ReadonlyMap<string, { file: ContentFile; person?: Person }>;

/** Returns `undefined` after reporting errors. `others` are the people whose files come before. */
export function compilePerson(
  id: string,
  yaml: ContentYaml,
  blocks: Block[],
  { others, findPicture, report }: { others: People; findPicture: FindPicture; report: Report },
): Person | undefined {
  const front = checkYaml(yaml, PersonSchema, yamlNotation, report);
  if (!front) return undefined;
  const { picture: src, pictureAlt, sample: _sample, ...person } = front;
  const reportAt = (key: string) => (problem: string, fix: string) =>
    report(problem, fix, yaml.locate([key]));
  for (const { person: other, file } of others.values()) {
    if (other?.name === person.name) {
      const fix = "delete one of the two files, or add what tells the two people apart";
      reportAt("name")(`${person.name} is also in ${file.label}`, fix);
    }
    if (other?.contact && person.contact && !other.until && !person.until) {
      const problem = `${other.name} already reads contact requests (${file.label})`;
      reportAt("contact")(problem, "keep one `contact: true`");
    }
  }
  if (src === undefined) return { ...person, id, blocks };
  if (pictureAlt === undefined) {
    const fix = "add `pictureAlt`, which says what it shows";
    reportAt("picture")("`picture` has no text alternative", fix);
  }
  const picture = findPicture(src, "picture", reportAt("picture"));
  return { ...person, id, blocks, ...(picture && { picture: { ...picture, alt: pictureAlt ?? "" } }) };
}

/** Finds the person named in the front matter (`author: asha-varnikar`), unless that person's file has errors. */
export function readAuthor(yaml: ContentYaml, people: People, report: Report): Person | undefined {
  const id: unknown = Object(yaml.value).author;
  if (typeof id !== "string") return undefined;
  if (!people.has(id)) {
    const nearest = findNearest(id, [...people.keys()]);
    const fix = nearest
      ? `did you mean \`${nearest}\`?`
      : "write the name of a file in content/people without `.md`, or remove the line";
    report(`there is no person "${id}"`, fix, yaml.locate(["author"]));
  }
  return people.get(id)?.person;
}
