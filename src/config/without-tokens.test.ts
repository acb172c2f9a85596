import { expect, it } from "vitest";
import { bookingFilePath, bookingPath } from "./booking-paths.ts";
import { ownerPath } from "./paths.ts";
import { withoutTokens } from "./without-tokens.ts";

const token = "Zk3v_9x-Qm2L8pR4tY6wB1cD";

it.each([
  [bookingPath(token), "/booking"],
  [bookingFilePath(token), "/api/scheduling/bookings"],
  [`https://example.com/booking/${token}?a=1`, "https://example.com/booking?a=1"],
  [`/contact?from=%2Fbooking%2F${token}&a=1`, "/contact?from=%2Fbooking&a=1"],
  [ownerPath("01KAX3F0V4Q7M2N8T5R6K7M29Q.Zk3v-_9x.m1"), "/owner"],
  ["/contact?from=%2Fowner%2F01KAX3.Zk3v.m1&a=1", "/contact?from=%2Fowner&a=1"],
  ["/calendar/calls.Zk3v-_9x.m1.ics", "/calendar"],
  [
    "https://example.com/schedule?call=01KAX3.Zk3v-_9x.m1&time=a#b",
    "https://example.com/schedule?call=&time=a#b",
  ],
  [
    "/contact?from=%2Fschedule%3Fcall%3D01KAX3.Zk3v.m1%26time%3Da",
    "/contact?from=%2Fschedule%3Fcall%3D%26time%3Da",
  ],
  ["/calendar-of-events?recall=1", "/calendar-of-events?recall=1"],
  ["/read-insight/x?a=1&preview=preview.Zk3v-_9x.m1&b=2", "/read-insight/x?a=1&preview=&b=2"],
  ["/contact?from=%2Fx%3Fpreview%3Dpreview.Zk3v.m1%26b%3D2", "/contact?from=%2Fx%3Fpreview%3D%26b%3D2"],
  ["/insights/booking-a-call", "/insights/booking-a-call"],
])("removes tokens from %s", (text, expected) => {
  expect(withoutTokens(text)).toBe(expected);
});
