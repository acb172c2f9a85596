import { describe, expect, it } from "vitest";
import { contactPathFrom, entryPath } from "#config/index.ts";
import { readPage } from "../support/site/served-site.ts";

const path = entryPath("insight", "living-content-to-revenue-system");
const outputs = async (query: string, id: string) =>
  (await readPage(path + query)).texts(`output[data-result="${id}"]`);

describe("an article with a model", () => {
  it("prints the author's results and a form with the author's values", async () => {
    const page = await readPage(path);
    expect(page.attributes("form[data-model]", "data-model")).toEqual(["library"]);
    expect(page.attributes("form[data-model]", "method")).toEqual(["get"]);
    expect(page.attributes("form[data-model] input", "name")).toEqual(["total", "used", "found"]);
    expect(page.attributes("form[data-model] input", "value")).toEqual(["120", "22", "31"]);
    expect(page.texts("form[data-model] button[type=submit]")).toEqual(["Recalculate"]);
    expect(page.texts(`output[data-result="neither"]`)).toEqual(["67", "67", "49"]);
    expect(page.attributes("meta[name=robots]", "content")).not.toContain("noindex");
  });

  it("recalculates the calculator, its chart and its table with the numbers in the query, and nothing else", async () => {
    const page = await readPage(`${path}?total=1,000&used=200&found=300`);
    expect(page.texts(`output[data-result="neither"]`)).toEqual(["500", "500", "660"]);
    expect(page.texts(`output[data-result="share"]`)).toEqual(["20%"]);
    expect(page.texts(".calculator-verdict")).toEqual(["Half of the library is sent at 500.00 pieces."]);
    expect(page.texts(`output[data-result="flip"]`)).toEqual(["500.00 pieces"]);
    expect(page.attributes("form[data-model] input", "value")).toEqual(["1,000", "200", "300"]);
    expect(page.texts("main p").join()).toContain(
      "That leaves 67 that do neither; if sales sent 40, it would be 49.",
    );
    expect(page.texts("output")).toEqual(page.texts(".calculator output"));
  });

  it("begins with the verdict", async () => {
    const { html } = await readPage(path);
    const form = html.slice(html.indexOf("data-model="), html.lastIndexOf("Your library in three rows"));
    const marks = /calculator-verdict|name="[a-z]+"|data-result="\w+"|data-chart|Talk through/g;
    const places = [...new Set(form.match(marks))];
    expect(places.join(" ").replaceAll(/"|name=|data-(?:result=)?/g, "")).toBe(
      "calculator-verdict flip total used found neither share each chart used found total Talk through",
    );
  });

  it("says at the top which numbers are the reader's, with a link to the author's", async () => {
    const page = await readPage(`${path}?used=40&total=1000&found=31`);
    expect(page.texts("#reader-numbers")).toEqual([
      "These results use your numbers: Pieces 1,000, Sent by sales 40. See ours",
    ]);
    expect(page.attributes("#reader-numbers a", "href")).toEqual(["?"]);
    expect((await readPage(`${path}?used=99999`)).texts("#reader-numbers")).toEqual([]);
  });

  it("draws a captioned chart with the numbers in the query", async () => {
    const { html } = await readPage(`${path}?used=50`);
    expect(html).toContain("Sent by sales: 50; Found in search: 31.");
    expect(html).toContain("Search uses more of it than sales.");
  });

  it("is noindex with a reader's numbers, with the plain URL as canonical", async () => {
    const page = await readPage(`${path}?total=1000`);
    expect(page.attributes("meta[name=robots]", "content")).toEqual(["noindex"]);
    expect(page.attributes("link[rel=canonical]", "href")[0]).toMatch(new RegExp(`${path}$`));
    expect((await readPage(`${path}?utm_source=x`)).attributes("meta[name=robots]", "content")).not.toContain(
      "noindex",
    );
  });

  it("links to the contact page with the numbers that the reader changed", async () => {
    const contactLinks = async (address: string) =>
      (await readPage(address)).attributes('a[href^="/contact"]', "href");
    const own = await contactLinks(path);
    expect(own.length).toBeGreaterThan(2);
    expect(new Set(own)).toEqual(new Set(["/contact"]));
    const kept = contactPathFrom(`${path}?used=40`);
    expect(await contactLinks(`${path}?total=120&used=40&utm_source=x`)).toEqual(own.map(() => kept));
    expect(await contactLinks(`${path}?used=22`)).toEqual(own);
    const words = "The numbers you entered in the article come with your message.";
    expect((await readPage(kept)).texts("main p")).toContain(words);
    for (const from of [
      "/contact",
      contactPathFrom("/read-insight/none?used=40"),
      contactPathFrom(`${path}?x=1`),
    ])
      expect((await readPage(from)).texts("main p")).not.toContain(words);
    // Without JavaScript, these buttons load the form's other mode.
    expect((await readPage(kept)).attributes('form[method=get] input[name="from"]', "value")).toEqual([
      `${path}?used=40`,
    ]);
  });

  it.each([
    ["?used=", "Empty, so 22 is used."],
    ["?used=abc", "Not a number such as 22, so 22 is used."],
    ["?used=-1", "From 0 to 10,000, so 22 is used."],
    ["?used=1e308", "Not a number such as 22, so 22 is used."],
    ["?used=1.000,5", "Not a number such as 22, so 22 is used."],
    ["?used=9999999999999999999999", "From 0 to 10,000, so 22 is used."],
    ["?total=10&used=20", "At most 10 with the other values, so that is used."],
  ])("explains beside the field why a value isn't used: %s", async (query, problem) => {
    const page = await readPage(path + query);
    expect(page.status).toBe(200);
    expect(page.texts(".field-error")).toContain(problem);
    expect(page.texts("main").join()).not.toMatch(/NaN|Infinity|undefined/);
  });

  it("ignores names that aren't inputs, and empty values", async () => {
    expect(await outputs("?neither=5&__proto__=1&constructor=2&used=", "share")).toEqual(["18%"]);
  });

  it("uses the first value of a repeated parameter", async () => {
    expect(await outputs("?used=60&used=30", "share")).toEqual(["50%"]);
  });

  it("shows a sentence instead of a result when its divisor is zero", async () => {
    expect(await outputs("?used=0", "each")).toEqual(["nothing was sent"]);
  });

  it("escapes what the reader typed", async () => {
    const page = await readPage(`${path}?used=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(page.attributes("input[name=used]", "value")).toEqual(['"><script>alert(1)</script>']);
    expect(page.texts("form script")).toEqual([]);
  });
});
