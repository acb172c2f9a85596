import { expect, it } from "vitest";
import { fieldNames } from "./fields.ts";
import { contentOf } from "./submission.ts";

const submission = { formType: "contact", mode: "full", email: "asha@example.com" } as const;

it.each(["formType", "mode", "signalSlug", ...fieldNames])(
  "treats submissions as different when their %s differs",
  (name) => {
    expect(contentOf({ ...submission, [name]: "other" })).not.toBe(contentOf(submission));
  },
);

it("treats submissions as the same when only measurements or the order of fields differ", () => {
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

it("treats a missing field as empty", () => {
  expect(contentOf({ ...submission, company: "" })).toBe(contentOf(submission));
});
