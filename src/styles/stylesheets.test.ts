import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** A rule of our stylesheets: one selector, and the names of what it sets. */
interface Rule {
  selector: string;
  sets: string[];
}

const src = join(import.meta.dirname, "..");
const sheets = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({ file, css: readFileSync(join(src, file), "utf8") }));
const rules: Rule[] = sheets.flatMap(({ css }) => readRules(css));

function readRules(css: string): Rule[] {
  const plain = css.replaceAll(/\/\*.*?\*\/|:not\([^)]*\)/gs, "");
  const blocks = plain.matchAll(/([^{};]+)\{([^{}]*)\}/g);
  return [...blocks].flatMap(([, selectors = "", body = ""]) => {
    const sets = [...body.matchAll(/(?:^|;)\s*([\w-]+)\s*:/g)].map(([, name = ""]) => name);
    // A comma inside of `:is()` parts no selectors.
    return selectors.split(/,(?![^(]*\))/).map((selector) => ({ selector: selector.trim(), sets }));
  });
}

const isChosenState = ({ selector }: Rule) => /\[aria-(selected|current|pressed)/.test(selector);
/** What the state stands on: the selector without the attributes that tell of it. */
const withoutState = (selector: string) =>
  selector.replace(/:is\(\[aria-.*\)$/, "").replace(/\[aria-[^\]]*\]/g, "");
const subject = (selector: string) => /\.([\w-]+)[^.\s]*$/.exec(withoutState(selector))?.[1];
const pseudo = (selector: string) => /::\w+$/.exec(selector)?.[0];

/** Forced colors take grounds, shadows and every color; they leave weights, widths, and borders that come and go. */
function outlastsForcedColors({ selector, sets }: Rule): boolean {
  if (sets.some((name) => ["forced-color-adjust", "font-weight"].includes(name))) return true;
  if (sets.some((name) => /^border(-(block|inline)(-(start|end))?)?(-width)?$/.test(name))) return true;
  const atRest = rules.filter(
    (rule) => rule.selector.startsWith(`.${subject(selector)}`) && pseudo(rule.selector) === pseudo(selector),
  );
  return (
    sets.includes("transform") && atRest.some((rule) => rule.sets.some((name) => name.startsWith("border")))
  );
}

test.each([...new Set(rules.filter(isChosenState).map(({ selector }) => subject(selector)))])(
  "the chosen one of all .%s can be told in forced colors",
  (name) => {
    const states = rules.filter((rule) => isChosenState(rule) && subject(rule.selector) === name);
    expect(states.some(outlastsForcedColors), states.map(({ selector }) => selector).join("; ")).toBe(true);
  },
);

test("every stylesheet beside a component is in the site's stylesheet", () => {
  const [main = "", ...others] = sheets
    .map(({ file }) => file)
    .toSorted((a, b) => Number(b === "styles/app.css") - Number(a === "styles/app.css"));
  const imports = readFileSync(join(src, main), "utf8").matchAll(/@import "(\.[^"]+)"/g);
  expect([...imports].map(([, path = ""]) => join("styles", path)).toSorted()).toEqual(others.toSorted());
});

test.each(sheets)("$file names the theme's breakpoints alone", ({ css }) => {
  const queries = [...css.matchAll(/@media[^{]*width[^{]*/g)].map(([query]) => query);
  expect(queries.filter((query) => /\d(px|r?em)/.test(query))).toEqual([]);
});
