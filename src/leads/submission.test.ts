import { expect, it } from "vitest";
import { fieldNames } from "./fields.ts";
import { contentOf } from "./submission.ts";

const request = { formType: "contact", mode: "full", email: "asha@example.com" } as const;

it.each(["formType", "mode", "signalSlug", ...fieldNames])("another %s is another request", (name) => {
  expect(contentOf({ ...request, [name]: "other" })).not.toBe(contentOf(request));
});

it("neither measurements nor the order of fields make another request", () => {
  const measured = {
    timezone: "Asia/Tokyo",
    screenSize: "390x844",
    source: "https://example.com/",
    website: "",
  };
  expect(contentOf({ ...measured, email: request.email, mode: "full", formType: "contact" })).toBe(
    contentOf(request),
  );
});

it("a text that is left out equals an empty one", () => {
  expect(contentOf({ ...request, company: "" })).toBe(contentOf(request));
});
