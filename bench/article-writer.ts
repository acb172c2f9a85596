import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { categories } from "../src/content/categories.ts";

const people = "the marketer|the SDR|the founder|a rep with a free hour|the RevOps lead|the buyer".split("|");
const deeds = "counts|writes down|argues about|postpones|defends|forgets|copies|checks".split("|");
const things = [
  ..."the list of sixty accounts|the note from Monday|the reply that surprised everybody".split("|"),
  ..."a dashboard with too many tiles|the cost of one meeting in minutes|the second idea of the week".split(
    "|",
  ),
  ..."an export full of duplicates|the question that the board will ask".split("|"),
];
const tails = [
  ..."before the call begins|while the pipeline review runs over|because nobody named an owner".split("|"),
  ..."and by Friday the difference shows|although the quarter is nearly over".split("|"),
  ..."which takes twenty-five minutes and no tool|so the next step has a date".split("|"),
];
const topics = "Lists|Replies|Meetings|Signals|Calendars|Handoffs|Notes|Retros".split("|");

/**
 * Writes `count` articles to a new folder: about 1,200 words each, with tables, tiles, a timeline, callouts, a quote and
 * a checklist, spread over the categories and over 2025, linked among themselves; the same on every run.
 */
export function writeArticles(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true });
  for (let index = 0; index < count; index += 1)
    writeFileSync(join(folder, `${slugOf(index)}.md`), writeArticle(index, count));
}

function writeArticle(index: number, count: number): string {
  const random = createRandom(index + 1);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
  const sentence = () => {
    const text = `${pick(people)} ${pick(deeds)} ${pick(things)} ${pick(tails)}.`;
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const paragraph = () => Array.from({ length: 5 }, sentence).join(" ");
  const number = (max: number) => 1 + Math.floor(random() * max);
  const section = () =>
    `## ${pick(topics)} and ${pick(topics).toLowerCase()}

${paragraph()}

Read on in [the note on ${pick(topics).toLowerCase()}](/read-insight/${slugOf(number(count) - 1)}). ${sentence()}

${paragraph()}`;
  const row = () => `| ${pick(topics)} | ${number(90)} | ${number(240)} |`;
  const tile = () => `::stat{value="${number(400)}" label="${pick(topics).toLowerCase()} a week" trend="up"}`;
  const event = (week: number) =>
    `:::event{title="${pick(topics)} first" date="Week ${week}"}\n${sentence()}\n:::`;
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

:::callout{variant="${pick(["info", "warn", "success", "neutral"])}" title="A worked example"}
${sentence()}
:::

${section()}

:::table{caption="The week, in minutes"}
| Job | Marketer | SDR |
| --- | ---: | ---: |
${Array.from({ length: 6 }, row).join("\n")}
:::

- **${pick(topics)}.** ${sentence()}
- **${pick(topics)}.** ${sentence()}
- ${sentence()}

${section()}

:::stat-grid{columns=3}
${Array.from({ length: 3 }, tile).join("\n")}
:::

${section()}

::::timeline{density="comfy"}
${event(1)}
${event(2)}
::::

:::quote{cite="VP Sales, a sample company"}
${sentence()}
:::

${section()}

:::checklist{title="The Hard Questions to Answer"}
- [ ] ${sentence()}
- [ ] ${sentence()}
- [ ] ${sentence()}
:::
`;
}

function slugOf(index: number): string {
  return `generated-note-${String(index).padStart(5, "0")}`;
}

/** A small generator of repeatable random numbers, 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
