import { expect, test } from "../../support/browser/journey.ts";
import { carousel, expectInView, openStill, phone, shownArea } from "../../support/site/home-page.ts";

test("rotates, stacks or collapses the sections of the home page on phones (spec 2.3, 4.3, 4.4, 9)", async ({
  page,
}) => {
  await openStill(page, phone);
  const steps = carousel(page, "The 6-week strategy process").getByRole("list");
  const expectStepAt = (left: number) =>
    expect.poll(() => steps.evaluate((track) => track.scrollLeft)).toBe(left);

  await test.step("scrolls the four steps by 320 px every 4 s and starts over at the end", async () => {
    await page.clock.runFor(40);
    await page.clock.runFor(3_900);
    expect(await steps.evaluate((track) => track.scrollLeft)).toBe(0);
    await page.clock.runFor(200);
    await expectStepAt(320);
    await expect(page.getByRole("button", { name: "Pause The 6-week strategy process" })).toBeVisible();
    for (const left of [640, 960, 0]) {
      await page.clock.runFor(4_000);
      await expectStepAt(left);
    }
  });

  await test.step("moves testimonials once per click, even when clicks come fast", async () => {
    const voices = carousel(page, "What clients say");
    await expectInView(page, voices.getByRole("list"), [5]);
    await voices.getByRole("button", { name: "Next in What clients say" }).evaluate((next: HTMLElement) => {
      for (let click = 0; click < 3; click += 1) next.click();
    });
    await expectInView(page, voices.getByRole("list"), [2]);
  });

  await test.step("stacks client results on phones", async () => {
    const results = carousel(page, "Results you can count");
    await expect(results.getByRole("button")).toHaveCount(0);
    const tops = await results
      .getByRole("listitem")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(3);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  await test.step("collapses each result's 'How it was counted', and opens one at a time", async () => {
    const results = carousel(page, "Results you can count");
    const heads = results.getByText("How it was counted");
    await expect(results.getByText("Meetings held. Base not recorded.")).toBeHidden();
    await heads.first().click();
    await expect(results.getByText("Meetings held. Base not recorded.")).toBeVisible();
    await heads.nth(1).click();
    await expect(results.getByText("Meetings held. Base not recorded.")).toBeHidden();
  });

  await test.step("opens one service at a time and closes it", async () => {
    const services = page.getByRole("region", { name: "Our Services" });
    const open = services.locator("details[open] h3");
    await expect(open).toHaveCount(0);
    for (const name of ["Precision Outreach", "Market Intelligence"]) {
      await services.getByText(name, { exact: true }).click();
      await expect(open).toHaveText([name]);
    }
    await services.getByText("Market Intelligence", { exact: true }).click();
    await expect(open).toHaveCount(0);
  });

  await test.step("opens one impact area at a time, lets visitors close it, and never advances on its own", async () => {
    await page.clock.runFor(30_000);
    await expect(shownArea(page)).toHaveText("GTM campaigns for new markets");
    await page.getByRole("button", { name: "Omnichannel management" }).click();
    await expect(shownArea(page)).toHaveText("Omnichannel management");
    await expect(page.getByText("One calendar holds every touch")).toBeVisible();
    await page.getByRole("button", { name: "Omnichannel management" }).click();
    await expect(shownArea(page)).toHaveCount(0);
    await expect(page.getByText("One calendar holds every touch")).toBeHidden();
  });

  await test.step("scrolls the four steps by 320 px even on a 700 px wide screen", async () => {
    await expectStepAt(960);
    await page.setViewportSize({ width: 700, height: 844 });
    for (const left of [0, 320]) {
      await page.clock.runFor(4_000);
      await expectStepAt(left);
    }
  });
});
