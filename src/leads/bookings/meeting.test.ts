import { expect, it } from "vitest";
import { findMeeting } from "./meeting.ts";

it("returns a web link or a phone link for `meeting`", () => {
  expect(findMeeting("https://meet.example.com/x")?.url).toBe("https://meet.example.com/x");
  expect(findMeeting("+91 (80) 0000-0000")).toEqual({
    text: "+91 (80) 0000-0000",
    url: "tel:+918000000000",
  });
});
