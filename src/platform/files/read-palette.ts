/** Colors by role: `paper`, `ink`, `marker`, … */
export type Palette = Readonly<Record<string, string>>;

/**
 * Reads the colors that one rule of a stylesheet sets, so that share images and emails match the pages. Throws if no
 * such rule sets colors.
 *
 * @param selector at the start of a line: `@theme`, `.dark-sheet`
 */
export function readPalette(stylesheet: string, selector: string): Palette {
  const [, ...rules] = `\n${stylesheet}`.split(/\n\s*(?=\S[^\n{]*\{)/);
  const rule = rules.find((text) => text.startsWith(`${selector} {`)) ?? "";
  const roles = [...rule.slice(0, rule.indexOf("}")).matchAll(/--color-([\w-]+):\s*([^;]+);/g)];
  if (roles.length === 0) throw new Error(`The stylesheet doesn't set colors in ${selector}.`);
  return Object.fromEntries(roles.map(([, role = "", color = ""]) => [role, color]));
}
