import { expect, test } from "vitest";
import { stampOf } from "./tool-mark.tsx";

test.each([
  ["Google Analytics", "GA"],
  ["HubSpot", "HS"],
  ["OpenAI", "OA"],
  ["Slack", "Sl"],
  ["n8n", "n8"],
])("%s is stamped %s", (name, stamp) => {
  expect(stampOf(name)).toBe(stamp);
});
