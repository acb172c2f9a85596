import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { compileFiles } from "../../../tests/support/content-fixture.ts";
import { createContentCompiler } from "./content-compiler.ts";
import { formatDiagnostic } from "./diagnostic.ts";
import { insertSiteValues } from "./site-values.ts";

const { original } = vi.hoisted(() => {
  const original: { siteConfig: Record<string, unknown> } = { siteConfig: {} };
  return { original };
});

vi.mock("../../../site.config.ts", async (importOriginal) => {
  const module = await importOriginal<typeof import("../../../site.config.ts")>();
  original.siteConfig = { ...module.siteConfig };
  const siteConfig = {
    ...module.siteConfig,
    brand: "Northbeam",
    tagline: "Another line.",
    defaultTitle: "Another title",
    titleTemplate: "%s | Northbeam",
    replyPromise: "by the next morning",
    emails: { sales: "hello@northbeam.example", support: "help@northbeam.example" },
    phone: "+49 30 123456",
    office: { area: "Mitte", city: "Berlin", country: "Germany" },
    linkedinUrl: "https://www.linkedin.com/company/northbeam-example",
  };
  return { siteConfig };
});

/** Every text in a value, however deep. */
function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

test("The legal pages of a re-branded site name its own place and nothing of the brand before", async () => {
  const { files, errors } = await createContentCompiler({
    contentDir: "content",
    publicDir: "public",
  }).compile();
  expect(errors).toEqual([]);
  const pages = files.filter(({ file }) => file.kind === "legal");
  expect(pages).toHaveLength(3);
  // The governing law is the owner's own word.
  const text = pages
    .map(({ body }) => new TextDecoder().decode(body).replace("the laws of India", ""))
    .join("\n");
  expect(text).toContain("Berlin, Germany");
  const { brand, emails, phone, office, linkedinUrl } = original.siteConfig;
  const old = listTexts([brand, emails, phone, office, linkedinUrl]);
  expect(old).toHaveLength(8);
  expect(old.filter((word) => text.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
});

test("A value may be used in the front matter and in the body of a legal page", () => {
  const page = "title: {{brand}} Terms\n---\nWrite to {{ emails.sales }}. Neither {brand} nor {{}.\n";
  expect(insertSiteValues(page, "content/legal/terms.md", [])).toBe(
    "title: Northbeam Terms\n---\nWrite to hello@northbeam.example. Neither {brand} nor {{}.\n",
  );
});

test("A value that site.config.ts does not have is reported with its place", async () => {
  const page =
    "---\ntitle: A\ndescription: B\neffectiveDate: 2025-09-01\n---\nIn {{zip}}, {{office.citty}}.\n";
  const { errors } = await compileFiles({ "content/legal/terms.md": page });
  const known =
    "brand, hubName, replyPromise, phone, supportHours, emails.sales, emails.support, office.area, office.city, office.country, scheduling.slotMinutes";
  expect(errors.map(formatDiagnostic)).toEqual([
    `content/legal/terms.md:6:4  {{zip}} is no value of site.config.ts  ->  use one of ${known}`,
    "content/legal/terms.md:6:13  {{office.citty}} is no value of site.config.ts  ->  did you mean `{{office.city}}`?",
  ]);
});

test("A page copy file may take a value, so that a promise is written once", async () => {
  const { pageCopy, errors } = await compileFiles(
    { "content/page-copy/contact.yaml": "text: We answer {{replyPromise}}.\n" },
    { pageCopySchemas: { contact: v.strictObject({ text: v.string() }) } },
  );
  expect(errors).toEqual([]);
  expect(pageCopy).toEqual({ contact: { text: "We answer by the next morning." } });
});
