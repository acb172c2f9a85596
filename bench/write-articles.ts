import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { categories } from "../src/content/categories.ts";

const topics = ["Lists", "Replies", "Meetings", "Signals", "Calendars", "Handoffs", "Notes", "Retros"];
const people = ["The marketer", "The SDR", "The founder", "A rep with a free hour", "The RevOps lead"];
const deeds = ["counts", "writes down", "argues about", "postpones", "defends", "forgets", "checks"];
const things = [
  "the list of sixty accounts",
  "the reply that surprised everybody",
  "the cost of one meeting in minutes",
  "an export full of duplicates",
];
const tails = [
  "because nobody named an owner",
  "while the pipeline review runs over",
  "although the quarter is nearly over",
  "so the next step has a date",
];

/**
 * Writes `count` articles into a new folder: about 1,200 words each, with tables, tiles, a timeline, callouts, a quote and
 * a checklist, spread over the categories and over 2025, with links to each other; the same on every run.
 */
export function writeArticles(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true });
  for (let index = 0; index < count; index += 1)
    writeFileSync(join(folder, `${slugOf(index)}.md`), writeArticle(index, count));
}

function writeArticle(index: number, count: number): string {
  // Pseudo-random, but the same on every run.
  let state = index;
  const number = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const pick = (list: readonly string[]) => list[number(list.length)] ?? "";
  const repeat = (times: number, write: () => string, separator = "\n") =>
    Array.from({ length: times }, write).join(separator);
  const sentence = () => `${pick(people)} ${pick(deeds)} ${pick(things)} ${pick(tails)}.`;
  const paragraph = () => repeat(5, sentence, " ");
  const section = () => `## ${pick(topics)} and ${pick(topics).toLowerCase()}

${paragraph()}

Read on in [the note on ${pick(topics).toLowerCase()}](/read-insight/${slugOf(number(count))}). ${sentence()}

${paragraph()}`;
  return `---
title: "Generated note ${index}: ${pick(topics)} that pay for themselves"
summary: A generated article for measurements, with what one team counts in a week, in which order it works, and what it drops on Friday.
tags: ["${categories[index % categories.length]?.label}", "${pick(topics)}"]
date: ${new Date(Date.UTC(2025, 0, 1 + (index % 365))).toISOString().slice(0, 10)}
sample: true
hero:
  subtitle: "One idea, three channels, one board."
---

${paragraph()}

${section()}

:::callout{variant="info" title="A worked example"}
${sentence()}
:::

${section()}

:::table{caption="The week, in minutes"}
| Job | Marketer | SDR |
| --- | ---: | ---: |
${repeat(6, () => `| ${pick(topics)} | ${number(90)} | ${number(240)} |`)}
:::

- **${pick(topics)}.** ${sentence()}
- **${pick(topics)}.** ${sentence()}

${section()}

:::stat-grid{columns=3}
${repeat(3, () => `::stat{value="${1 + number(400)}" label="${pick(topics).toLowerCase()} a week" trend="up"}`)}
:::

${section()}

::::timeline{density="comfy"}
${repeat(2, () => `:::event{title="${pick(topics)} first" date="Week ${1 + number(9)}"}\n${sentence()}\n:::`)}
::::

:::quote{cite="VP Sales, a sample company"}
${sentence()}
:::

${section()}

:::checklist{title="The Hard Questions to Answer"}
${repeat(3, () => `- [ ] ${sentence()}`)}
:::
`;
}

function slugOf(index: number): string {
  return `generated-note-${String(index).padStart(5, "0")}`;
}
