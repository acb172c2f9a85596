import { entryPath } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { findViolations } from "../../support/platform/accessibility.ts";

const path = entryPath("insight", "living-content-to-revenue-system");

test("redraws a chart with the reader's numbers without changing its size", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(path);
  const figure = page.locator("[data-chart=bars]");
  const drawing = figure.getByRole("img");
  await expect(drawing).toHaveAccessibleName(/Sent by sales: 22; Found in search: 31\./);
  const size = await figure.boundingBox();

  const sent = page.locator("form[data-model=library]").getByLabel("Sent by sales");
  await sent.click();
  await sent.fill("40");
  await expect(drawing).toHaveAccessibleName(/Sent by sales: 40; Found in search: 31\./);
  await expect(drawing.getByText("40", { exact: true }).last()).toBeVisible();
  expect(await figure.boundingBox()).toMatchObject({ width: size?.width, height: size?.height });

  await figure.getByText("The numbers").click();
  await expect(figure.getByRole("table")).toContainText("40");
  expect(await findViolations(page)).toEqual([]);
});
