import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { compileFiles, writeFiles } from "../../../tests/support/content-fixture.ts";
import { siteConfig } from "../../site/index.ts";
import { compileFile } from "./compile-file.ts";
import { formatDiagnostic } from "./diagnostic.ts";
import { insertSiteValues } from "./site-values.ts";

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
  expect(insertSiteValues(page, () => undefined)).toBe(
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
