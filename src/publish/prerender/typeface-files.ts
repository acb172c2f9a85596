import { createRequire } from "node:module";

/** Typefaces for share images and reports, as on the site: `sans` for the interface, `serif` for reading. */
export const families = { sans: "Bricolage Grotesque", serif: "Newsreader" };

const { resolve } = createRequire(import.meta.url);
const findFile = (file: string) => resolve(`@expo-google-fonts/${file}`);

/** Complete TrueType fonts, because all renderers can read only that format. */
export const typefaceFiles = {
  sans: findFile("bricolage-grotesque/400Regular/BricolageGrotesque_400Regular.ttf"),
  sansBold: findFile("bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf"),
  serif: findFile("newsreader/400Regular/Newsreader_400Regular.ttf"),
  serifItalic: findFile("newsreader/400Regular_Italic/Newsreader_400Regular_Italic.ttf"),
};

/** Font options that make the SVG renderer set all text in the site's typeface. */
export const svgFonts = {
  loadSystemFonts: false,
  fontFiles: Object.values(typefaceFiles),
  defaultFontFamily: families.sans,
  sansSerifFamily: families.sans,
  serifFamily: families.sans,
  monospaceFamily: families.sans,
};
