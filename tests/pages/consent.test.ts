import { expect, it } from "vitest";
import { entryPath } from "#config/index.ts";
import { allPaths } from "../support/site/addresses.ts";
import { readPage } from "../support/site/served-site.ts";

it("includes a hidden cookie banner and a closed preferences dialog on every page (spec 2.2, 4.6)", async () => {
  for (const path of [...allPaths, entryPath("insight", "unknown"), "/nowhere"]) {
    const { document } = await readPage(path);
    const banners = [...document.querySelectorAll(".consent-banner")];
    expect(
      banners.map((banner) => banner.hasAttribute("hidden")),
      path,
    ).toEqual([true]);
    const dialogs = [...document.querySelectorAll("dialog.consent-dialog")];
    expect(
      dialogs.map((dialog) => dialog.hasAttribute("open")),
      path,
    ).toEqual([false]);
  }
});
