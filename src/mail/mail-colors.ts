import { readFileSync } from "node:fs";
import { type Palette, readPalette } from "../styles/read-palette.ts";

/** The site's roles that mails use; `band` is the dark band behind the heading. */
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

/** Role of a color in a mail. */
export type MailRole = (typeof mailRoles)[number];

export type MailColors = Readonly<Record<MailRole, string>>;

const tokensFile = new URL("../styles/tokens.css", import.meta.url);
const tokens = readFileSync(tokensFile, "utf8");
const onPaper = readPalette(tokens, "@theme");
const onDark = { ...onPaper, ...readPalette(tokens, ".dark-sheet") };

/** Colors of mails: the site's, and in dark mode those of its dark sections. */
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
  if (missing) throw new Error(`src/styles/tokens.css sets no --color-${missing}, which mails need.`);
  return picked as MailColors;
}
