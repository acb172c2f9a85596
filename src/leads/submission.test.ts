import { expect, it } from "vitest";
import { fieldNames } from "./fields.ts";
import { contentOf } from "./submission.ts";

const submission = { formType: "contact", mode: "full", email: "asha@example.com" } as const;

it.each(["formType", "mode", "signalSlug", ...fieldNames])(
  "takes another %s as another submission",
  (name) => {
    expect(contentOf({ ...submission, [name]: "other" })).not.toBe(contentOf(submission));
  },
);

it("ignores measurements and the order of fields", () => {
  const measured = {
    timezone: "Asia/Tokyo",
    screenSize: "390x844",
    source: "https://example.com/",
    website: "",
  };
  expect(contentOf({ ...measured, email: submission.email, mode: "full", formType: "contact" })).toBe(
    contentOf(submission),
  );
});

it("takes a missing text as an empty one", () => {
  expect(contentOf({ ...submission, company: "" })).toBe(contentOf(submission));
});
