import { expect, it } from "vitest";
import { findMeeting } from "./meeting.ts";

it("turns `meeting` into a link or a phone link", () => {
  expect(findMeeting("https://meet.example.com/x")?.url).toBe("https://meet.example.com/x");
  expect(findMeeting("+91 (80) 0000-0000")).toEqual({
    text: "+91 (80) 0000-0000",
    url: "tel:+918000000000",
  });
});
