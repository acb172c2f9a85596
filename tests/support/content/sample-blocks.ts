import type { Block } from "#content/blocks/block.ts";
import type { Inline } from "#content/blocks/inline.ts";
import { sampleCharts } from "./sample-charts.ts";

/** Requires samples of every type of block. */
type SampleBlocks = { [Type in Block["type"]]: ReadonlyArray<Extract<Block, { type: Type }>> };

const words = (text: string): Inline[] => [{ type: "text", text }];
const paragraph = (text: string): Block => ({ type: "paragraph", children: words(text) });
const short = { align: "left", room: "short" } as const;
const figure = { align: "right", room: "short" } as const;
const sentences = { align: "left", room: "sentences" } as const;

/** All variants, tones, densities and widths of building blocks (spec 3). */
export const sampleBlocks: SampleBlocks = {
  paragraph: [
    {
      type: "paragraph",
      children: [
        ...words("Plain words, "),
        { type: "strong", children: words("strong ones") },
        ...words(", "),
        { type: "emphasis", children: words("stressed ones") },
        ...words(", "),
        { type: "code", text: "lead_status" },
        ...words(", "),
        { type: "link", href: "/insights", children: words("a link") },
        { type: "break" },
        ...words("and a second line."),
      ],
    },
  ],
  heading: [
    { type: "heading", level: 2, id: "a-section", children: words("A section") },
    { type: "heading", level: 3, id: "a-part", children: words("A part of it") },
  ],
  list: [false, true].map((ordered) => ({
    type: "list" as const,
    ordered,
    ...(ordered && { start: 5 }),
    points: [
      [paragraph("Who reads the signal")],
      [
        paragraph("Who writes"),
        { type: "list", ordered: false, points: [[paragraph("and who reads it first")]] },
      ],
    ],
  })),
  code: [{ type: "code", language: "text", text: "if (lead.owner === null)\n  return queue.next();" }],
  arithmetic: [{ type: "arithmetic", children: [paragraph("Twelve times sixty is 720.")] }],
  calculator: [
    {
      type: "calculator",
      title: "Replace each number with yours",
      model: {
        name: "calls",
        inputs: [
          { id: "calls", label: "Calls", unit: "a week", value: 40, min: 1, max: 500, step: 1 },
          { id: "share", label: "Answered", unit: "%", value: 25, min: 0, max: 100, step: 1 },
        ],
        results: [
          {
            id: "answered",
            label: "Answered calls",
            formula: ["*", "calls", "share"],
            format: "0",
            otherwise: "none",
          },
        ],
        verdict: { sentence: "They answer {{answered}}.", otherwise: "" },
      },
      children: [],
    },
  ],
  callout: (["info", "warn", "success", "neutral"] as const).flatMap((variant) =>
    (["soft", "solid"] as const).map((tone) => ({
      type: "callout" as const,
      variant,
      tone,
      ...(tone === "soft" && { title: `A title: ${variant}, ${tone}` }),
      children: [paragraph("It needs a CRM that somebody looks after.")],
    })),
  ),
  stat: (["up", "down", "none"] as const).map((trend) => ({
    type: "stat",
    value: "19",
    label: "qualified meetings in three days",
    trend,
  })),
  statGrid: ([2, 3, 4] as const).map((columns) => ({
    type: "statGrid",
    columns,
    stats: (["up", "down", "none", "none"] as const).slice(0, columns).map((trend, place) => ({
      value: `${place + 1}2%`,
      label: `of replies, source ${place + 1}`,
      trend,
    })),
  })),
  metricGrid: [
    {
      type: "metricGrid",
      metrics: (["up", "down", "none"] as const).map((trend) => ({
        value: "71%",
        label: `campaigns tied to SQLs, trend ${trend}`,
        trend,
      })),
    },
  ],
  timeline: (["comfy", "compact"] as const).map((density) => ({
    type: "timeline",
    density,
    events: [
      { title: "Plan", date: "Monday, 25 min", children: [paragraph("One page, five owners.")] },
      { title: "Retro", children: [] },
    ],
  })),
  table: [
    {
      type: "table",
      caption: words("Fits a phone"),
      fit: "phone",
      columns: [
        { ...short, label: words("Touch") },
        { ...figure, label: words("Replies") },
      ],
      rows: [
        [words("First"), words("12%")],
        [words("Second"), words("4%")],
      ],
    },
    {
      type: "table",
      caption: words("Fits the column, and is a list of records on a phone"),
      fit: "column",
      columns: [
        { ...short, label: words("Role") },
        { ...sentences, label: words("What it owns") },
      ],
      rows: [
        [words("Marketing"), words("The page that a reply leads to, and the two before it in the week.")],
      ],
    },
    {
      type: "table",
      fit: "frame",
      columns: ["Role", "Owns", "Reads", "Drops"].map((name) => ({ ...sentences, label: words(name) })),
      rows: [
        ["Sales", "The first reply", "The signal of the day", "Every report that nobody opened twice"].map(
          words,
        ),
      ],
    },
  ],
  beforeAfter: (["column", "frame"] as const).map((fit) => ({
    type: "beforeAfter",
    ...(fit === "column" && { caption: words("Before and after the conference") }),
    fit,
    columns: [short, fit === "column" ? figure : sentences, fit === "column" ? figure : sentences, sentences]
      .map((look, position) => ({
        ...look,
        label: words(["Metric", "Before", "After", "Note"][position] ?? ""),
      }))
      .slice(0, fit === "column" ? 3 : 4),
    rows: [
      ["Meetings booked", "0", "19", "Counted in three days, by the calendar of three leaders"]
        .map(words)
        .slice(0, fit === "column" ? 3 : 4),
    ],
  })),
  quote: [
    { type: "quote", cite: "VP Sales, Series B HR software", children: [paragraph("We stopped guessing.")] },
    { type: "quote", children: [paragraph("Nobody signs a quote like this.")] },
  ],
  figure: [
    {
      type: "figure",
      src: "/figures/rhythm-week.svg",
      alt: "The week of a lean team",
      caption: "A week in five blocks",
      width: 1200,
      height: 640,
    },
    {
      type: "figure",
      src: "/figures/gone.svg",
      alt: "An image that fails to load",
      width: 1200,
      height: 320,
    },
  ],
  checklist: [
    {
      type: "checklist",
      title: "The Hard Questions to Answer",
      points: [
        { label: words("Who owns the first reply?"), checked: false },
        { label: words("What do we drop?"), checked: true },
      ],
    },
    { type: "checklist", points: [{ label: words("A list without a title"), checked: false }] },
  ],
  divider: (["brand", "muted"] as const).map((variant) => ({ type: "divider", variant })),
  callToAction: ["/contact", "/our-strategy-process"].map((href) => ({
    type: "callToAction",
    title: href === "/contact" ? "One that opens the contact modal" : "One that leads to a page",
    label: "Book a Consult",
    href,
    variant: "brand",
    children: [paragraph("Six weeks from audit to launch.")],
  })),
  chart: sampleCharts,
  template: [
    {
      type: "template",
      title: "Source note",
      children: [paragraph("Claim, proof, for, ask, wrong if.")],
      takeAway: "/take-away/a-piece",
    },
  ],
  calendar: [
    {
      type: "calendar",
      title: "Add the week to your calendar",
      file: "week",
      events: [
        { title: "Retro", weekday: 5, start: "16:00", end: "16:30", repeats: { unit: "week", count: 1 } },
      ],
      takeAway: "/take-away/a-piece/week.ics",
    },
  ],
};
