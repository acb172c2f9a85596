import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PageForm } from "./page-form/page-form.tsx";
import { readSent, type SentLead } from "./read-page-url.ts";
import { ReportForm } from "./report-form.tsx";

const reference = "K7M2-9QXD";
const sentAt = (search: string) => readSent(new URL(`http://localhost:3000/contact${search}`));
const next = { heading: "What happens next", steps: [{ title: "You hear from us", text: "Soon." }] };

const pages = {
  "the contact page": (sent: SentLead | null) => (
    <PageForm id="form" path="/contact" startMode="full" refused={null} sent={sent} next={next} />
  ),
  "the signal page": (sent: SentLead | null) => (
    <ReportForm signalSlug="a" refused={null} sent={sent} intro="" />
  ),
};

describe.each(Object.entries(pages))("after a native submission, %s", (_, page) => {
  const textOf = (search: string) => renderToStaticMarkup(page(sentAt(search))).replace(/<div hidden.*/s, "");

  it("says that someone will review a quarantined lead and doesn't promise an email or a date", () => {
    const text = textOf(`?sent=${reference}&held`);
    expect(text).toContain("A person will look at your request first");
    expect(text).toContain(reference);
    expect(text).not.toMatch(/sent the full report|on its way|by the next morning|What happens next/);
  });

  it("shows the usual thank-you message for a lead that isn't held", () => {
    const text = textOf(`?sent=${reference}`);
    expect(text).toContain(reference);
    expect(text).not.toContain("A person will look");
    expect(text).toMatch(/sent the full report to your email|by the next morning/);
  });
});

it.each(["", "&held"])("offers the report download, even when the lead is held: %j", (held) => {
  const text = renderToStaticMarkup(pages["the signal page"](sentAt(`?sent=${reference}${held}`)));
  expect(text).toMatch(/<a href="\/reports\/a\.pdf" download="" [^>]*>Download the report \(PDF\)<\/a>/);
});

it("doesn't find a lead in a URL without a valid reference", () => {
  expect([sentAt("?held"), sentAt("?sent=nonsense&held"), sentAt("")]).toEqual([null, null, null]);
});
