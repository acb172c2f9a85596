import { describe, expect, it } from "vitest";
import { entryPath, filePaths, paths } from "#config/index.ts";
import { signalSlug } from "../support/site/addresses.ts";
import { findRegion, hrefOf, readPage, requestPath, textOf } from "../support/site/served-site.ts";

const signal = entryPath("signal", signalSlug);
const byOneWhoLeft = entryPath("insight", "intent-driven-cadences");

describe("an article's author", () => {
  it("is named at the top, with a link to the person on About, and below the text, with one to the person's own page", async () => {
    const page = await readPage(signal);
    expect(page.texts("article header a[rel=author]")).toEqual(["Ilse Brandt-Okafor"]);
    expect(page.texts("article :not(header) p:has([rel~=author])")).toEqual([
      "Ilse Brandt-Okafor · Pricing strategist · Set the prices of a machine maker · Profile of Ilse Brandt-Okafor",
    ]);
    expect(page.attributes("article [rel~=author]", "href")).toEqual([
      "/about#ilse-brandt-okafor",
      "https://example.com/ilse",
    ]);
    const about = await readPage(paths.about);
    expect(textOf(about.document.getElementById("ilse-brandt-okafor"))).toContain("Ilse Brandt-Okafor");
  });

  it("is a Person in structured data, and the author in the feed", async () => {
    const [json] = (await readPage(signal)).texts('script[type="application/ld+json"]');
    const { author, publisher } = JSON.parse(json ?? "")[0] ?? JSON.parse(json ?? "");
    expect(author).toEqual({
      "@type": "Person",
      name: "Ilse Brandt-Okafor",
      jobTitle: "Pricing strategist",
      url: expect.stringMatching(/^http.*\/about#ilse-brandt-okafor$/),
      sameAs: "https://example.com/ilse",
    });
    expect(publisher["@type"]).toBe("Organization");
    const feed = await (await requestPath(filePaths.feed)).text();
    expect(feed).toContain("<author><name>Ilse Brandt-Okafor</name></author>");
  });

  it("stays after the person has left, with a link to the person's own page", async () => {
    const page = await readPage(byOneWhoLeft);
    expect(page.attributes("[rel~=author]", "href")).toEqual(Array(2).fill("https://example.com/nora"));
  });
});

it("says above the text what an article decides, and who may skip it", async () => {
  const { document, texts } = await readPage(signal);
  expect(texts("article dl:has(+ .prose) > div")).toEqual([
    "You’ll decide which of five figures changes your plan",
    "Skip it if you sell to large companies only",
  ]);
  expect((await readPage(byOneWhoLeft)).texts("article dl:has(+ .prose)")).toEqual([]);
  expect(document.querySelector(".prose dl > div dt")?.textContent).not.toBe("You’ll decide");
});

describe("About", () => {
  it("shows the people who work here, those who do client work first, each with a picture or initials", async () => {
    const section = findRegion(await readPage(paths.about), "Who Does The Work");
    expect([...section.querySelectorAll("h3")].map(textOf)).toEqual(["Ilse Brandt-Okafor", "Abel Tamm"]);
    const [ilse, abel] = section.querySelectorAll("li");
    for (const words of [
      "Pricing strategist",
      "Set the prices of a machine maker.",
      "Asks for your worst discount",
    ])
      expect(textOf(ilse)).toContain(words);
    expect(textOf(ilse)).toContain("Does the client work. Reads every contact request.");
    expect(textOf(abel)).not.toMatch(/client work|contact request/);
    expect(textOf(ilse?.querySelector("svg text"))).toBe("IB");
    expect(abel?.querySelector("img")?.getAttribute("alt")).toBe("Abel at a desk");
    expect(ilse && hrefOf(ilse, "Profile of Ilse Brandt-Okafor")).toBe("https://example.com/ilse");
  });
});

it.each([
  [paths.contact, "Ilse Brandt-Okafor reads this and writes the answer."],
  ["/schedule", "Ilse Brandt-Okafor reads your message before the call."],
])("names at %s who reads the request", async (path, words) => {
  expect((await readPage(path)).texts("main")[0]).toContain(words);
});
