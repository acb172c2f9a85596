import { readFileSync } from "node:fs";
import { type Palette, readPalette } from "#platform/files/read-palette.ts";

/** Email colors by role. `band` is the dark band behind the heading. */
export const mailRoles = [
  "paper",
  "raised",
  "sunken",
  "ink",
  "ink-soft",
  "line",
  "outline",
  "brand",
  "on-brand",
  "band",
  "band-ink",
  "band-marker",
] as const;

export type MailRole = (typeof mailRoles)[number];

type MailColors = Readonly<Record<MailRole, string>>;

const tokensFile = new URL("../../config/tokens.css", import.meta.url);
const tokens = readFileSync(tokensFile, "utf8");
const onPaper = readPalette(tokens, "@theme static");
const onDark = { ...onPaper, ...readPalette(tokens, ".dark-sheet") };

/** Light mode uses the site's colors, dark mode those of its dark sections. */
export const mailColors = {
  light: pickColors(onPaper, onDark.paper),
  dark: pickColors(onDark, onDark.sunken),
};

function pickColors(palette: Palette, band: string | undefined): MailColors {
  const { ink, marker } = onDark;
  const colors = Object.entries({ ...palette, band, "band-ink": ink, "band-marker": marker });
  const isRole = ([name, color]: [string, string | undefined]) =>
    color && mailRoles.some((role) => role === name);
  const picked = Object.fromEntries(colors.filter(isRole));
  const missing = mailRoles.find((role) => !picked[role]);
  if (missing) throw new Error(`src/config/tokens.css does not set --color-${missing}, which emails need.`);
  return picked as MailColors;
}
