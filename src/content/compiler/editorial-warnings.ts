import { findNearest } from "../../schema-errors/find-nearest.ts";
import { categories, findCategoryOfTags } from "../categories.ts";
import type { EntrySummary } from "../entries/entry.ts";
import type { Report } from "./diagnostic.ts";
import type { ContentYaml } from "./yaml.ts";

/** Lengths from the editorial guide, in characters. */
const MAX_TITLE_LENGTH = 69;
const SUMMARY_LENGTH = { min: 120, max: 155 };
/** Two lines of the narrowest card. */
const MAX_TEASER_LENGTH = 68;
const TAG_COUNT = { min: 2, max: 4 };

/** Warns of what a writer should look at although the site can be built: lengths, and a first tag that is no category. */
export function warnEditor(
  { title, summary, teaser = "", tags }: Pick<EntrySummary, "title" | "summary" | "teaser" | "tags">,
  yaml: ContentYaml,
  report: Report,
): void {
  const warn = (key: string, problem: string, fix: string) => report(problem, fix, yaml.locate([key]));
  if (title.length > MAX_TITLE_LENGTH) {
    warn(
      "title",
      `the title has ${title.length} characters`,
      `keep it to ${MAX_TITLE_LENGTH}: search results cut it`,
    );
  }
  if (summary.length < SUMMARY_LENGTH.min || summary.length > SUMMARY_LENGTH.max) {
    const fix = `write ${SUMMARY_LENGTH.min} to ${SUMMARY_LENGTH.max}: it is the meta description too`;
    warn("summary", `the summary has ${summary.length} characters`, fix);
  }
  if (teaser.length > MAX_TEASER_LENGTH) {
    warn(
      "teaser",
      `the teaser has ${teaser.length} characters`,
      `keep it to ${MAX_TEASER_LENGTH}: cards cut what is longer`,
    );
  }
  if (tags.length < TAG_COUNT.min || tags.length > TAG_COUNT.max) {
    const count = tags.length === 1 ? "there is one tag" : `there are ${tags.length} tags`;
    warn("tags", count, `name ${TAG_COUNT.min} to ${TAG_COUNT.max}`);
  }
  if (!findCategoryOfTags(tags)) warn("tags", ...explainMissingCategory(title, tags));
}

/** Names the item and its tags, as specified: it has no category, and is left out of the groups (spec 5). */
function explainMissingCategory(title: string, tags: readonly string[]): [problem: string, fix: string] {
  const labels = categories.map((category) => category.label);
  const nearest = findNearest(tags[0] ?? "", labels);
  const fix = nearest
    ? `did you mean ${nearest}? Without a category the article is left out of the groups`
    : `put one of ${labels.join(", ")} first, or the article is left out of the groups`;
  return [`"${title}" has no category: its first tag is none (tags: ${tags.join(", ")})`, fix];
}
