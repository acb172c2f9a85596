import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** One of a rule's selectors, with the properties that the rule sets. */
interface Rule {
  selector: string;
  sets: string[];
}

const src = join(import.meta.dirname, "../..");
const sheets = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({ file, css: readFileSync(join(src, file), "utf8") }));
const rules: Rule[] = sheets.flatMap(({ css }) => readRules(css));

function readRules(css: string): Rule[] {
  const plain = css.replaceAll(/\/\*.*?\*\/|:not\([^)]*\)/gs, "");
  const blocks = plain.matchAll(/([^{};]+)\{([^{}]*)\}/g);
  return [...blocks].flatMap(([, selectors = "", body = ""]) => {
    const sets = [...body.matchAll(/(?:^|;)\s*([\w-]+)\s*:/g)].map(([, name = ""]) => name);
    // A comma inside `:is()` doesn't separate selectors.
    return selectors.split(/,(?![^(]*\))/).map((selector) => ({ selector: selector.trim(), sets }));
  });
}

const isChosenState = ({ selector }: Rule) => /\[aria-(selected|current|pressed)/.test(selector);
const withoutState = (selector: string) =>
  selector.replace(/:is\(\[aria-.*\)$/, "").replace(/\[aria-[^\]]*\]/g, "");
const subject = (selector: string) => /\.([\w-]+)[^.\s]*$/.exec(withoutState(selector))?.[1];
const pseudo = (selector: string) => /::\w+$/.exec(selector)?.[0];

/**
 * Returns whether a rule is visible in forced-colors mode, which drops backgrounds, shadows and colors but keeps
 * weights, lines and borders.
 */
function showsInForcedColors({ selector, sets }: Rule): boolean {
  if (sets.some((name) => ["forced-color-adjust", "font-weight", "text-decoration"].includes(name)))
    return true;
  if (sets.some((name) => /^border(-(block|inline)(-(start|end))?)?(-width)?$/.test(name))) return true;
  const atRest = rules.filter(
    (rule) => rule.selector.startsWith(`.${subject(selector)}`) && pseudo(rule.selector) === pseudo(selector),
  );
  return (
    sets.includes("transform") && atRest.some((rule) => rule.sets.some((name) => name.startsWith("border")))
  );
}

test.each([...new Set(rules.filter(isChosenState).map(({ selector }) => subject(selector)))])(
  "marks the chosen .%s in forced-colors mode",
  (name) => {
    const states = rules.filter((rule) => isChosenState(rule) && subject(rule.selector) === name);
    expect(states.some(showsInForcedColors), states.map(({ selector }) => selector).join("; ")).toBe(true);
  },
);

const entries = ["about.css", "app.css", "article.css", "brochure.css", "browse.css"].map((name) =>
  join("site/styles", name),
);
const listImports = (entry: string) =>
  [...readFileSync(join(src, entry), "utf8").matchAll(/@import "(\.[^"]+)"/g)].map(([, path = ""]) =>
    join("site/styles", path),
  );

test("imports every component's stylesheet in exactly one of the four entry stylesheets", () => {
  const others = sheets.map(({ file }) => file).filter((file) => !entries.includes(file));
  const imported = entries.flatMap(listImports).filter((file) => !entries.includes(file));
  expect(imported.toSorted()).toEqual(others.toSorted());
});

// Tailwind generates the classes of a utility only in the stylesheet that imports its utilities.
test("defines utilities only in the stylesheet for all pages", () => {
  const forAll = listImports(join("site/styles", "app.css"));
  const definers = sheets.filter(({ css }) => css.includes("@utility ")).map(({ file }) => file);
  expect(definers.length).toBeGreaterThan(0);
  expect(definers.filter((file) => !forAll.includes(file))).toEqual([]);
});

test.each(sheets)("uses only the theme's breakpoints in $file", ({ css }) => {
  const queries = [...css.matchAll(/@media[^{]*width[^{]*/g)].map(([query]) => query);
  expect(queries.filter((query) => /\d(px|r?em)/.test(query))).toEqual([]);
});

// docs/design-system.md tells owners to replace a color by searching for its value.
test("writes every color as lowercase hex", () => {
  const root = join(src, "..");
  const files = ["src", "public"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.test)\.(css|svg|tsx?)$/.test(file))
      .map((file) => join(folder, file)),
  );
  const colors = /#(?=[\da-f]*[A-F])[\da-fA-F]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(\s*\d/g;
  const others = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(colors)].map(([color]) => `${file}: ${color}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(others).toEqual([]);
});
