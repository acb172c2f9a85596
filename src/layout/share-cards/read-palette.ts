/** Colors by the role that the stylesheets give them: `paper`, `ink`, `marker`, … */
export type Palette = Readonly<Record<string, string>>;

/**
 * The color roles that one rule of a stylesheet sets, so that a drawing outside the browser follows the same
 * tokens as the pages. Throws where the sheet has no such rule, or one without colors.
 *
 * @param selector what stands between the start of a line and the rule's brace: `@theme`, `.blueprint`
 */
export function readPalette(stylesheet: string, selector: string): Palette {
  const [, ...rules] = `\n${stylesheet}`.split(/\n\s*(?=\S[^\n{]*\{)/);
  const rule = rules.find((text) => text.startsWith(`${selector} {`)) ?? "";
  const roles = [...rule.slice(0, rule.indexOf("}")).matchAll(/--color-([\w-]+):\s*([^;]+);/g)];
  if (roles.length === 0) throw new Error(`The stylesheet gives no colors to ${selector}.`);
  return Object.fromEntries(roles.map(([, role = "", color = ""]) => [role, color]));
}
