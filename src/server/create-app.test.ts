import type { Hono } from "hono";
import { expect, it } from "vitest";
import { createScheduling } from "../bookings/server/scheduling.ts";
import { createHeaderPolicy } from "../http/security-headers.ts";
import { readSettings } from "../settings/index.ts";
import { headerPaths } from "../site/index.ts";
import { type AppParts, createApp } from "./create-app.ts";

const unused = () => Promise.reject(new Error("unused"));
const { siteUrl, office } = readSettings({});
const bookings = {
  listTakenTimes: unused,
  listComingBookings: unused,
  findBooking: unused,
  cancelBooking: unused,
  moveBooking: unused,
};
const scheduling = createScheduling({ bookings, office, siteUrl });

function openApp(render: () => Promise<Response>): { app: Hono; errors: unknown[] } {
  const errors: unknown[] = [];
  const parts: AppParts = {
    settings: readSettings({}),
    store: {
      record: unused,
      check: async () => ({ ok: true, problems: [], warnings: [] }),
    },
    scheduling,
    pages: {
      render,
      renderMissing: render,
      renderRefused: render,
      renderBooking: render,
      renderErrorPage: render,
      isPage: () => true,
    },
    policy: createHeaderPolicy(readSettings({}), headerPaths),
    log: { info: () => {}, warn: () => {}, error: (said: unknown) => void errors.push(said) },
  };
  return { app: createApp(parts), errors };
}

it("logs an uncaught error and responds with 500 without its message", async () => {
  const { app, errors } = openApp(() => Promise.reject(new Error("SECRET path")));
  const response = await app.request("/");
  expect([response.status, await response.text()]).toEqual([500, "Something went wrong"]);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(errors).toHaveLength(1);
});
