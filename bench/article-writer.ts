import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { categories } from "../src/catalogue/categories.ts";

const people = [
  "the marketer",
  "the SDR",
  "the founder",
  "a rep with a free hour",
  "the RevOps lead",
  "the buyer",
];
const deeds = [
  "counts",
  "writes down",
  "argues about",
  "postpones",
  "defends",
  "forgets",
  "copies",
  "checks",
];
const things = [
  "the list of sixty accounts",
  "the note from Monday",
  "the reply that surprised everybody",
  "a dashboard with too many tiles",
  "the cost of one meeting in minutes",
  "the second idea of the week",
  "an export full of duplicates",
  "the question that the board will ask",
];
const tails = [
  "before the call begins",
  "while the pipeline review runs over",
  "because nobody named an owner",
  "and by Friday the difference shows",
  "although the quarter is nearly over",
  "which takes twenty-five minutes and no tool",
  "so the next step has a date",
];
const topics = ["Lists", "Replies", "Meetings", "Signals", "Calendars", "Handoffs", "Notes", "Retros"];

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
  const sentence = () => capitalize(`${pick(people)} ${pick(deeds)} ${pick(things)} ${pick(tails)}.`);
  const paragraph = () => Array.from({ length: 5 }, sentence).join(" ");
  const number = (max: number) => String(1 + Math.floor(random() * max));
  const link = () => {
    const target = slugOf(Math.floor(random() * count));
    return `Read on in [the note on ${pick(topics).toLowerCase()}](/read-insight/${target}). ${sentence()}`;
  };
  const section = () => [
    `## ${pick(topics)} and ${pick(topics).toLowerCase()}`,
    paragraph(),
    link(),
    paragraph(),
  ];
  const parts = [
    frontPart(index, pick(topics)),
    paragraph(),
    ...section(),
    `:::callout{variant="${pick(["info", "warn", "success", "neutral"])}" title="A worked example"}\n${sentence()}\n:::`,
    ...section(),
    table(() => [pick(topics), number(90), number(240)]),
    `- **${pick(topics)}.** ${sentence()}\n- **${pick(topics)}.** ${sentence()}\n- ${sentence()}`,
    ...section(),
    tiles(() => `::stat{value="${number(400)}" label="${pick(topics).toLowerCase()} a week" trend="up"}`),
    ...section(),
    timeline(pick(topics), pick(topics), sentence),
    `:::quote{cite="VP Sales, a sample company"}\n${sentence()}\n:::`,
    ...section(),
    `:::checklist{title="The Hard Questions to Answer"}\n- [ ] ${sentence()}\n- [ ] ${sentence()}\n- [ ] ${sentence()}\n:::`,
  ];
  return `${parts.join("\n\n")}\n`;
}

function slugOf(index: number): string {
  return `generated-note-${String(index).padStart(5, "0")}`;
}

function frontPart(index: number, topic: string): string {
  const day = new Date(Date.UTC(2025, 0, 1 + (index % 365))).toISOString().slice(0, 10);
  const category = categories[index % categories.length]?.label ?? "";
  return [
    "---",
    `title: "Generated note ${index}: ${topic} that pay for themselves"`,
    "summary: A generated article for measurements, with what one team counts in a week, in which order it works, and what it drops on Friday.",
    `tags: ["${category}", "${topic}"]`,
    `date: ${day}`,
    "sample: true",
    "hero:",
    '  subtitle: "One idea, three channels, one board."',
    "---",
  ].join("\n");
}

function table(row: () => string[]): string {
  const rows = Array.from({ length: 6 }, () => `| ${row().join(" | ")} |`).join("\n");
  return `:::table{caption="The week, in minutes"}\n| Job | Marketer | SDR |\n| --- | ---: | ---: |\n${rows}\n:::`;
}

function tiles(tile: () => string): string {
  return `:::stat-grid{columns=3}\n${Array.from({ length: 3 }, tile).join("\n")}\n:::`;
}

function timeline(first: string, second: string, sentence: () => string): string {
  const event = (title: string, week: number) =>
    `:::event{title="${title} first" date="Week ${week}"}\n${sentence()}\n:::`;
  return `::::timeline{density="comfy"}\n${event(first, 1)}\n${event(second, 2)}\n::::`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
