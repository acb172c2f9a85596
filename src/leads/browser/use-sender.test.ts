import { afterEach, expect, it, vi } from "vitest";
import { queries } from "../../queries/use-query.ts";
import { filePaths } from "../../site/index.ts";
import { reportStored } from "./use-sender.ts";

afterEach(() => vi.unstubAllGlobals());

it("a stored request pushes an event and invalidates only queries of /api/forms (spec 7.1)", async () => {
  const fetched = vi.fn(async () => Response.json({}));
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("window", {});
  const load = () => Promise.all([queries.load([filePaths.forms]), queries.load([filePaths.slots])]);
  await load();
  reportStored({ formType: "schedule", mode: "full" });
  await load();
  expect(fetched.mock.calls.map(([url]: unknown[]) => url)).toEqual([
    filePaths.forms,
    filePaths.slots,
    filePaths.forms,
  ]);
  expect(window.dataLayer).toContainEqual({ event: "form_submit", formType: "schedule", signalSlug: null });
});
