import { readFileSync } from "node:fs";
import { expect, expectTypeOf, it } from "vitest";
import { type AnalyticsEvent, type EventDefinition, events } from "./events.ts";

const file = "docs/analytics.md";
const guide = readFileSync(file, "utf8");
const begin = "<!-- Made from src/config/events/events.ts -->\n";
const end = "<!-- End of the generated table -->\n";

/** Returns a Markdown table with one row per event and one per parameter. */
function writeTable(): string {
  const rows = Object.entries<EventDefinition>(events).flatMap(([name, { when, parameters }]) => [
    `| **\`${name}\`** | | | ${when} |`,
    ...Object.entries(parameters).map(([parameter, { type, about, ...rest }]) => {
      const values = typeof type === "string" ? type : type.map((word) => `\`${word}\``).join(", ");
      return `| | \`${parameter}\`${"optional" in rest ? ", optional" : ""} | ${values} | ${about} |`;
    }),
  ]);
  return ["| event | parameter | type | |", "|---|---|---|---|", ...rows, ""].join("\n");
}

it("keeps the table in docs/analytics.md in sync with the events (update it with `-u`)", async () => {
  const [before, rest = ""] = guide.split(begin);
  const [, after] = rest.split(end);
  await expect(`${before}${begin}${writeTable()}${end}${after}`).toMatchFileSnapshot(`../../../${file}`);
});

it("rejects unknown events and parameters at compile time", () => {
  expectTypeOf<{ event: "page_view"; page_name: "gtm_edge" }>().toExtend<AnalyticsEvent>();
  expectTypeOf<{ event: "page_viewed" }>().not.toExtend<AnalyticsEvent>();
  expectTypeOf<{ event: "page_view"; page_name: "home" }>().not.toExtend<AnalyticsEvent>();
  expectTypeOf<{ event: "generate_lead" }>().not.toExtend<AnalyticsEvent>();
  // @ts-expect-error: `visitor` isn't a parameter.
  const unknown: AnalyticsEvent = { event: "generate_lead", lead_source: "contact", visitor: "Asha" };
  expect(Object.keys(events)).toContain(unknown.event);
});
