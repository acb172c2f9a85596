import { expect, it } from "vitest";
import { bookingFilePath, bookingMovePath, bookingPath, withoutBookingTokens } from "./booking-paths.ts";

const token = "Zk3v_9x-Qm2L8pR4tY6wB1cD";

it.each([
  [bookingPath(token), "/booking"],
  [bookingMovePath(token), "/booking"],
  [bookingFilePath(token), "/api/scheduling/bookings"],
  [`https://example.com/booking/${token}?a=1`, "https://example.com/booking?a=1"],
  [`/contact?from=%2Fbooking%2F${token}&a=1`, "/contact?from=%2Fbooking&a=1"],
  ["/insights/booking-a-call", "/insights/booking-a-call"],
])("removes booking tokens from %s", (text, expected) => {
  expect(withoutBookingTokens(text)).toBe(expected);
});
