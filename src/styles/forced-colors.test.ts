import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** A rule of our stylesheets: one selector, and the names of what it sets. */
interface Rule {
  selector: string;
  sets: string[];
}

const rules: Rule[] = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".css"))
  .flatMap((file) => readRules(readFileSync(join(import.meta.dirname, file), "utf8")));

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
