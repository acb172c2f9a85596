import { paths } from "../../../src/site/index.ts";
import { expect, keepContext, test } from "../../support/journey.ts";

test.use(keepContext);

const pillars = [
  "Context-Led Discovery",
  "Strategy in Motion",
  "Intelligent Execution",
  "Outcome-Driven Optimization",
];

/** Title, pillar, duration, range, offset and width of each step (spec 2.6, 3). */
const steps = [
  ["01 Audit & Diagnose", pillars[0], "1 week", "Wk 1–2", 0, 1],
  ["02 Strategy Blueprint", pillars[1], "1 week", "Wk 2–3", 1, 1],
  ["03 Distribution Planning", pillars[1], "1 week", "Wk 3–4", 2, 1],
  ["04 Build & Connect", pillars[2], "1½ weeks", "Wk 4–5½", 3, 1.5],
  ["05 Soft Launch & Retrofit", pillars[2], "½ week", "Wk 5½–6", 4.5, 0.5],
  ["06 Launch & Enablement", pillars[3], "1 week", "Wk 6–7", 5, 1],
] as const;

test.describe("the process page (spec 2.6)", () => {
  test("shows six steps with pillar, duration, range, outcome and bar", async ({ page }) => {
    await page.goto(paths.process);
    const shown = page.getByRole("region", { name: /How We Typically/ }).locator("ol > li");
    await expect(shown).toHaveCount(steps.length);
    for (const [position, [title, pillar, duration, range, left, width]] of steps.entries()) {
      const step = shown.nth(position);
      await expect(step.getByRole("heading", { level: 3, name: title, exact: true })).toBeVisible();
      await expect(page.getByText(title.replace(/^\d+ /, ""), { exact: true })).toBeVisible();
      await expect(step.getByText(`${pillar}`, { exact: true })).toBeVisible();
      await expect(step.getByText(duration, { exact: true }).first()).toBeVisible();
      await expect(step.getByText(range, { exact: true })).toBeVisible();
      await expect(step.getByText("Outcome", { exact: true })).toBeVisible();
      const scale = step.locator("svg.step-bar");
      for (let week = 1; week <= 6; week++) {
        await expect(scale.getByText(`Wk ${week}`, { exact: true })).toBeVisible();
      }
      const bar = await scale.evaluate((drawing) => {
        const whole = drawing.getBoundingClientRect();
        const box = drawing.querySelector("rect")?.getBoundingClientRect() ?? new DOMRect();
        return [((box.left - whole.left) / whole.width) * 6, (box.width / whole.width) * 6];
      });
      expect(bar[0]).toBeCloseTo(left, 1);
      expect(bar[1]).toBeCloseTo(width, 1);
    }
  });

  test("ends with the invitation to schedule a call", async ({ page }) => {
    await page.goto(paths.process);
    const closing = page.getByRole("region", { name: "Ready to Start Your GTM Transformation?" });
    await expect(
      closing.getByText("Begin your 6-week journey to an AI-powered GTM execution system."),
    ).toBeVisible();
    await closing.getByRole("button", { name: "Schedule a Call" }).click();
    await expect(page.getByRole("dialog", { name: "Schedule a Call" })).toBeVisible();
  });
});
