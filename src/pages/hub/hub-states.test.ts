import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HubBanner, HubShelf } from "./page.tsx";

test("the hub has only its heading if nothing is published yet", () => {
  const banner = createElement(HubBanner, {
    title: "The GTM Edge",
    lead: "What we learn.",
    featuredHeading: "Start with these three",
    featured: [],
  });
  const shelf = createElement(HubShelf, { kind: "signal", heading: "Market Signals", lead: "", entries: [] });
  const html = renderToStaticMarkup(createElement(Fragment, null, banner, shelf));
  expect(html).toContain("<h1");
  expect(html).not.toContain("Start with these three");
  expect(html).not.toContain("Market Signals");
});
