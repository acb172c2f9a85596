import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { siteConfig } from "#config/index.ts";
import { compileFiles, insightFront, writeFiles } from "#tests/support/content/content-fixture.ts";
import { compileFile } from "./compile-file.ts";
import { formatDiagnostic } from "./diagnostic.ts";
import { insertValues, siteValues } from "./site-values.ts";

const { brand, emails, office, replyPromise } = siteConfig;

test("inserts values from site.config.ts into a legal page", async () => {
  const page =
    "---\ntitle: A\ndescription: Of {{brand}}.\neffectiveDate: 2025-09-01\n---\nIn {{office.city}}, {{office.country}}.\n";
  const root = writeFiles({ "terms.md": page });
  const file = { kind: "legal", slug: "terms", path: join(root, "terms.md"), label: "terms.md" } as const;
  const { errors, body } = compileFile(file, () => undefined, "2026-01-01");
  expect(errors).toEqual([]);
  expect(body).toContain(`Of ${brand}.`);
  expect(body).toContain(`In ${office.city}, ${office.country}.`);
});

test("inserts values in front matter and body", () => {
  const page = "title: {{brand}} Terms\n---\nWrite to {{ emails.sales }}. Neither {brand} nor {{}.\n";
  expect(insertValues(page, siteValues, () => undefined)).toBe(
    `title: ${brand} Terms\n---\nWrite to ${emails.sales}. Neither {brand} nor {{}.\n`,
  );
});

test("reports an unknown value with line and column", async () => {
  const page =
    "---\ntitle: A\ndescription: B\neffectiveDate: 2025-09-01\n---\nIn {{zip}}, {{office.citty}}.\n";
  const { errors } = await compileFiles({ "content/legal/terms.md": page });
  const known =
    "brand, hubName, replyHours.from, replyHours.to, replyHours.atMost, replyPromise, phone, supportHours, emails.sales, emails.support, office.area, office.city, office.country, scheduling.slotMinutes";
  expect(errors.map(formatDiagnostic)).toEqual([
    `content/legal/terms.md:6:4  {{zip}} is not defined in site.config.ts  ->  use one of ${known}`,
    "content/legal/terms.md:6:13  {{office.citty}} is not defined in site.config.ts  ->  did you mean `{{office.city}}`?",
  ]);
});

test("inserts values into page copy", async () => {
  const { pageCopy, errors } = await compileFiles(
    { "content/page-copy/contact.yaml": "text: We answer {{replyPromise}}.\n" },
    { pageCopySchemas: { contact: v.strictObject({ text: v.string() }) } },
  );
  expect(errors).toEqual([]);
  expect(pageCopy).toEqual({ contact: { text: `We answer ${replyPromise}.` } });
});

test("inserts the example company's values into front matter, body and page copy", async () => {
  const { findArticle, pageCopy, errors } = await compileFiles(
    {
      "content/example-company.yaml": 'acv: $20,000\nunused: "1"\n',
      "content/insights/x.md": `${insightFront("teaser: A deal of {{example.acv}}\n")}It is {{example.acv}}, {{replyPromise}}.\n`,
      "content/page-copy/contact.yaml": "text: Deals of {{example.acv}}.\n",
    },
    { pageCopySchemas: { contact: v.strictObject({ text: v.string() }) } },
  );
  expect(errors).toEqual([]);
  expect(findArticle("insight", "x")).toMatchObject({
    entry: { teaser: "A deal of $20,000" },
    blocks: [{ children: [{ text: `It is $20,000, ${replyPromise}.` }] }],
  });
  expect(pageCopy).toEqual({ contact: { text: "Deals of $20,000." } });
});

test("reports unknown example company values, and later errors on the correct lines", async () => {
  const article = `${insightFront()}{{example.acw}} of {{example.team}}.\n\n[Read](/gone)\n`;
  const { errors } = await compileFiles({
    "content/example-company.yaml": "acv: $20,000\npeople: 40\n",
    "content/insights/x.md": article,
  });
  expect(errors.map(formatDiagnostic)).toEqual([
    'content/example-company.yaml:2:9  `people` is 40  ->  write text; put quotes around a number, "like this"',
    "content/insights/x.md:7:1  {{example.acw}} is not defined in example-company.yaml  ->  did you mean `{{example.acv}}`?",
    "content/insights/x.md:7:20  {{example.team}} is not defined in example-company.yaml  ->  use one of example.acv, example.people",
    "content/insights/x.md:9:1  there is no page /gone  ->  correct the path, or remove the link",
  ]);
});

test("reports an example company value when there is no example company", async () => {
  const { errors } = await compileFiles({ "content/insights/x.md": `${insightFront()}{{example.acv}}\n` });
  expect(errors.map(formatDiagnostic)).toEqual([
    "content/insights/x.md:7:1  {{example.acv}} is not defined in example-company.yaml  ->  define it there",
  ]);
});
