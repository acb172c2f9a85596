import { siteConfig } from "#site.config";

/** Same as in `src/config/tokens.css`; browsers read the manifest before any stylesheet. */
const colors = { background_color: "#f8f6f1", theme_color: "#0b1f4b" };

const icons = [
  { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
  { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
  { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
  { src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
];

/** The site's name and icons on a phone's home screen. */
export function renderWebManifest(): string {
  const { brand, tagline, language } = siteConfig;
  const names = { name: brand, short_name: brand, description: tagline, lang: language };
  return `${JSON.stringify({ ...names, start_url: "/", display: "browser", ...colors, icons })}\n`;
}
