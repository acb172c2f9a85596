import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { siteConfig } from "#site.config";
import { renderWebManifest } from "./web-manifest.ts";

const publicFolder = join(import.meta.dirname, "../../public");

it("the web manifest contains the site's name and lists only existing icons", () => {
  const manifest = JSON.parse(renderWebManifest());
  expect(manifest).toMatchObject({
    name: siteConfig.brand,
    short_name: siteConfig.brand,
    description: siteConfig.tagline,
    lang: siteConfig.language,
    start_url: "/",
  });
  const icons: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
  expect(icons.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).toEqual([
    "any any",
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  expect(icons.filter(({ src }) => !existsSync(join(publicFolder, src)))).toEqual([]);
});

it("public/ doesn't contain a web manifest that would override the rendered one", () => {
  expect(existsSync(join(publicFolder, "site.webmanifest"))).toBe(false);
});
