// npm run check:examples: recomputes the worked examples of the sample articles from their inputs, and checks that the
// articles print the results. Exits with 1 if one doesn't.
import { readFileSync } from "node:fs";

const constants = new Map(
  [...readFileSync("content/example-company.yaml", "utf8").matchAll(/^(\w+): "?(.*?)"?$/gm)].map(
    ([, name, value]) => [name, value],
  ),
);
const example = (name) => Number(constants.get(name).replace(/[^\d.]/g, ""));
const dollars = (value) => `$${Math.round(value).toLocaleString("en-US")}`;
const percent = (value) => `${Math.round(100 * value)}%`;
const thousands = (value) => value.toLocaleString("en-US");
const sum = (values) => values.reduce((total, value) => total + value, 0);

const pieces = {
  "insights/cost-models-build-buy-partner-gtm": cost,
  "insights/thought-leadership-gap-gtm-attribution": attribution,
  "insights/fix-funnel-hubspot-gtm-operating-system": funnel,
  "insights/gtm-market-intelligence-data-sources": sources,
  "insights/multi-channel-gtm-rhythm-lean-teams": rhythm,
  "insights/real-time-gtm-analytics-dashboard": dashboard,
  "insights/intent-driven-cadences": intent,
  "insights/living-content-to-revenue-system": library,
  "insights/from-dirty-data-to-proactive-crm-hubspot-ai": taps,
  "insights/market-intelligence-real-time-signals-gtm-ai": sorter,
  "insights/unified-outreach-systems": collisions,
  "case-studies/precision-outreach-scale-pipeline": precision,
  "case-studies/content-to-revenue-calendar-case-study": calendar,
  "case-studies/competitive-blindspots-to-market-clarity": brief,
  "case-studies/case-study-ai-conference-gtm-playbooks": conference,
  "market-signals/smb-gtm-ai-cloud-trends-2025": signal,
};

let checks = company();
const missing = [];
for (const [name, compute] of Object.entries(pieces)) {
  const text = read(`content/${name}.md`);
  for (const result of compute()) {
    checks += 1;
    if (!contains(text, result)) missing.push(`content/${name}.md does not print ${result}`);
  }
}
for (const line of missing) console.error(line);
console.log(`${checks - missing.length} of ${checks} results are printed as computed`);
process.exit(missing.length > 0 ? 1 : 0);

function read(path) {
  return readFileSync(path, "utf8")
    .replace(/\{\{\s*example\.(\w+)\s*\}\}/g, (_, name) => constants.get(name))
    .replace(/[*\u2060]/g, "");
}

/** Returns whether the text contains a number on its own: 18 is not in 180, 1.18 or $18. */
function contains(text, result) {
  const escaped = result.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\d$.,])${escaped}(?![\\d%]|[.,]\\d)`).test(text);
}

/** Checks that the company's numbers are consistent. Returns how many were checked. */
function company() {
  const rules = [
    ["meetings", sum(["meetingsFromRhythm", "meetingsFromSignals", "meetingsFromRequests"].map(example))],
    ["opportunities", (example("meetings") * example("meetingToOpportunity")) / 100],
    ["opportunitiesQuarter", 3 * example("opportunities")],
    ["newRevenue", (example("opportunities") * example("winRate") * example("acv")) / 100],
    ["weightedForecast", 20_000 * (20 * 0.1 + 25 * 0.4 + 15 * 0.7)],
  ];
  for (const [name, value] of rules)
    if (Math.abs(example(name) - value) > 0.01)
      throw new Error(`content/example-company.yaml: ${name} should be ${value}`);
  return rules.length;
}

function cost() {
  const management = 35;
  const build = [300 + 24 + management + 30, 300 + 24 + management + 15 - 7.5];
  const buy = [150 + 96 + management + 40, 150 + 96 + management + 7.5 - 3.75];
  const partner = [240 + 24 + management + 30, 240 + 24 + management];
  const meetings = { proven: [270, 300], unknown: [150, 300], buy: [140, 150], partner: [210, 240] };
  const columns = [
    [build, meetings.proven],
    [build, meetings.unknown],
    [buy, meetings.buy],
    [partner, meetings.partner],
  ];
  const each = columns.flatMap(([costs, counts]) => [
    (1000 * costs[0]) / counts[0],
    (1000 * costs[1]) / counts[1],
    (1000 * sum(costs)) / sum(counts),
  ]);
  const owned = [120 + 225 + 30 + 24 + management + 30, build[1]];
  const rented = (1000 * sum(owned)) / (270 + 300);
  const acquisition = (meeting) => meeting / 0.4 / 0.22;
  const payback = (meeting) => acquisition(Math.round(meeting)) / ((20_000 * 0.8) / 12);
  const totals = [each[2], each[5], each[8], each[11]];
  return [
    ...[build, buy, partner].flat().map(String),
    ...each.map(dollars),
    dollars(rented),
    ...[1, 2].map((months) => dollars((1000 * sum(owned)) / (570 - 20 * months))),
    dollars((1000 * sum(partner)) / 370),
    ...totals.map((meeting) => dollars(acquisition(Math.round(meeting)))),
    ...totals.map((meeting) => payback(meeting).toFixed(1)),
    dollars(16 * ((20_000 * 0.8) / 12) * 0.088),
    dollars(1396 / 0.3 / 0.22),
  ];
}

function attribution() {
  return ["12 of 30", percent(12 / 30), "3 of 30", percent(3 / 30), dollars(12_000 / 12), "10 of"];
}

function funnel() {
  const stages = [20 + 12 + 4, 25 - 12 + 9 - 4, 15 - 9].map((deals, stage) => [
    deals,
    [0.1, 0.4, 0.7][stage],
  ]);
  return [
    ...stages.map(([deals, share]) => dollars(deals * share * 20_000)),
    ...stages.map(([deals]) => String(deals)),
    dollars(sum(stages.map(([deals, share]) => deals * share * 20_000))),
    "21 deals",
    "8 of 18",
    percent((15 * 0.7 - 6) / 9),
  ];
}

function sources() {
  const rows = [
    [0, 6 * 1.5 + 2, 4],
    [0, 6, 2],
    [0, 6.5, 2],
    [9000, 26, 3],
    [7500, 13, 1],
  ];
  const costs = rows.map(([cash, hours]) => cash + 120 * hours);
  return [...costs.map(dollars), ...rows.map(([, , decisions], row) => dollars(costs[row] / decisions))];
}

function rhythm() {
  const minutes = [25 * 3, 120, 300, 135, 300, 90];
  return [
    thousands(sum(minutes)),
    String(sum(minutes) / 3),
    "17 hours",
    "195",
    "585",
    dollars((860 + 320) / 3),
  ];
}

function dashboard() {
  const worth = 4 * (0.45 - 0.3) * example("meetingCostTeam");
  return ["16", "0.6", dollars(worth), percent(500 / worth), percent(100 / worth)];
}

function intent() {
  const people = [40, 90, 60, 30, 140];
  const messages = sum(people.map((count, row) => count * [2, 4, 4, 4, 3][row]));
  const cost = (5 * 52 * 60) / 12 + (messages * 2 * 60) / 60;
  return [
    thousands(messages),
    String(sum(people)),
    ...people.map((count, row) => String(count / [5, 6, 3, 3, 1][row])),
    String(Math.round(messages / 18)),
    dollars(cost / 18),
    dollars((12_000 * 0.2) / 6),
    ((1000 * 6) / sum(people)).toFixed(1),
  ];
}

function library() {
  const kinds = [
    [4, 30],
    [6, 60],
    [8, 90],
    [14, 180],
    [30, 360],
  ];
  const reviews = sum(kinds.map(([count, days]) => (count * 365) / days));
  return [
    String(Math.round(reviews)),
    String(sum(kinds.map(([count]) => count))),
    percent(22 / 120),
    percent(22 / 62),
    (reviews / 52).toFixed(1),
    String(Math.round(Number((reviews / 52).toFixed(1)) * 20)),
  ];
}

function taps() {
  const faults = [(200 * 13) / 50, (120 * 5) / 50, (60 * 9) / 50, 12, (80 * 2) / 50];
  const closed = sum(faults) - 42;
  return [
    ...faults.map((count) => String(Math.round(count))),
    String(sum(faults)),
    `${Math.floor(3000 / sum(faults))} weeks`,
    String(Math.floor(3000 / closed)),
    (closed / 10 + 2).toFixed(1),
    ((closed - 11) / 10 + 2).toFixed(1),
  ];
}

function sorter() {
  const missed = 90 * 0.18 * (2 / 18);
  return [
    "7.5",
    "1.5",
    percent(16 / 18),
    dollars((72 * 5 * 120) / 60),
    missed.toFixed(1),
    dollars(720 / missed),
  ];
}

function collisions() {
  const offChannel = 600 * 0.01;
  const live = example("meetingCostTeam") * 0.35;
  const weekly = live / 3;
  const late = (600 * 0.05 * 0.1 * 2900) / 800;
  return [
    dollars(live),
    dollars(weekly),
    dollars(late),
    percent(late / weekly),
    String(offChannel),
    String((offChannel / 3) * 13),
    String(600 * 0.05),
    String((600 * 0.05) / (offChannel / 3)),
  ];
}

function precision() {
  const messages = [180, 300, 400, 470, 530, 560, 580, 580];
  const replies = [5, 6, 8, 11, 13, 16, 19, 22];
  return [
    thousands(180 * 8),
    thousands(sum(messages)),
    ...replies.map((count, week) => ((100 * count) / messages[week]).toFixed(1)),
    "35",
  ];
}

function calendar() {
  return [String(sum([9, 7, 5, 4, 4])), percent(10 / 14), percent(2 / 11)];
}

function brief() {
  return ["10 of 44", "39 of 46", dollars(3 * 13 * 120)];
}

function conference() {
  const withoutBooth = [12, 10, 8, 7].map((opportunities) => dollars((60_000 - 21_500) / opportunities));
  return [
    ...withoutBooth,
    dollars(5000 / 0.22),
    dollars(60_000 / 19),
    dollars(60_000 / 12),
    dollars(1396 / 0.4),
    dollars((12 * 1396) / 0.4),
  ];
}

function signal() {
  const firms = 780;
  const rows = [29, 46, 58].map((both) => {
    const either = 58 + 71 - both;
    const unsorted = firms * ((both / 100) * 0.1 + ((100 - both) / 100) * 0.02);
    const sorted = firms * (either / 100) * 0.1;
    const sorting = 3900 - 11 * firms * (1 - either / 100);
    return { unsorted, sorted, sorting };
  });
  const weeks = 13 * 1180;
  return [
    ...rows.flatMap(({ unsorted, sorted, sorting }) => [
      unsorted.toFixed(1),
      sorted.toFixed(1),
      (sorted - unsorted).toFixed(1),
      dollars(sorting / (sorted - unsorted)),
      dollars((weeks * 16) / unsorted),
      dollars(((weeks + sorting) * 16) / sorted),
    ]),
    dollars(weeks),
    dollars(16 * 200),
    String(36_000 / (3000 - 1200)),
    "$2.7",
    "16.6%",
  ];
}
