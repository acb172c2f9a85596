import { describe, expect, it } from "vitest";
import type { ShownBooking } from "#leads/bookings/index.ts";
import type { RefusedSubmission } from "#leads/forms/index.ts";
import { createSitePages, type SitePagesOptions } from "./site-pages.ts";

type RenderOptions = NonNullable<Parameters<SitePagesOptions["render"]>[1]>;

const siteUrl = "https://example.test";
const isPage = (path: string) => ["/", "/contact", "/market-signals/a"].includes(path);

const openSlots = { timezone: "Asia/Kolkata", slotMinutes: 30, slots: ["2026-11-24T03:30:00.000Z"] };

const makeResult = (status: number, html: string) => ({ status, html, indexable: true, shareImage: "" });

/** Creates pages whose `render` records its arguments and returns `status`, or 503 for the 'busy' error pages. */
function openPages(
  status = 200,
  findOpenSlots = async () => openSlots,
  findReplyTime?: () => Promise<string | null>,
) {
  const rendered: [url: string, refused: RefusedSubmission | null | undefined][] = [];
  const given: RenderOptions[] = [];
  const errors: unknown[] = [];
  const render: SitePagesOptions["render"] = async (request, { onError, ...options } = {}) => {
    rendered.push([request.url, options.refused]);
    given.push(options);
    if (status === 500) onError?.(new Error("no words"));
    const shown = options.errorPage?.startsWith("busy") ? 503 : status;
    return makeResult(shown, `<h1>${options.errorPage ?? "A page"}</h1>`);
  };
  const pages = createSitePages({
    render,
    siteUrl,
    isPage,
    findMoved: (path) => (path === "/market-signals/old" ? "/market-signals/a" : undefined),
    policy: { pageHeaders: [["X-Page", "yes"]] },
    findOpenSlots,
    findCaller: async () => undefined,
    findReplyTime,
    log: { error: (said: unknown) => void errors.push(said) },
  });
  return { rendered, given, errors, pages };
}

const refusedFrom = (
  source: string,
  formType: RefusedSubmission["formType"] = "contact",
): RefusedSubmission => {
  return { formType, mode: "full", error: "Last name is required", fields: {}, values: {}, source };
};
const refusedWith = (error: string) => ({ ...refusedFrom(""), error });
const booking: ShownBooking = {
  token: "t",
  slotStart: "2026-11-24T03:30:00.000Z",
  slotMinutes: 30,
  state: "booked",
  reference: "K7M2-9QXD",
  firstName: "Asha",
  visitorZone: "Asia/Kolkata",
  isPast: false,
};
const post = new Request("http://127.0.0.1:3000/api/forms", { method: "POST" });

describe("pages rendered on request", () => {
  const get = (path: string) => new Request(siteUrl + path, { headers: { "Accept-Encoding": "gzip" } });

  it("are rendered once for all concurrent requests for the same URL", async () => {
    const { rendered, pages } = openPages();
    const all = await Promise.all(Array.from({ length: 300 }, () => pages.render(get("/?mode=full"))));
    expect(all.map(({ status }) => status)).toEqual(Array(300).fill(200));
    await Promise.all([pages.renderMissing(get("/%E0")), pages.renderMissing(get("//a"))]);
    expect(rendered.map(([url]) => url)).toEqual([`${siteUrl}/?mode=full`, `${siteUrl}/not-found`]);
  });

  it("include the contact page's reply time, and are served without it when it can't be read", async () => {
    const claims = [async () => "Fast", () => Promise.reject(new Error("locked"))];
    const { given, errors, pages } = openPages(
      200,
      undefined,
      () => claims.shift()?.() ?? Promise.resolve(null),
    );
    for (const path of ["/contact?mode=full", "/contact", "/about"]) {
      expect((await pages.render(get(path))).status).toBe(200);
    }
    expect(given.map(({ replyTime }) => replyTime)).toEqual(["Fast", undefined, undefined]);
    expect(errors).toEqual([{ err: new Error("locked") }]);
  });

  it("are replaced by a 503 with Retry-After above the limit, even for rejected forms", async () => {
    const { rendered, pages } = openPages();
    const all = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        index % 2
          ? pages.render(get(`/?x=${index}`))
          : pages.renderRefused(refusedWith(`Error ${index}`), post),
      ),
    );
    const refused = all.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(72);
    expect(rendered.filter(([url]) => !url.endsWith("/not-found"))).toHaveLength(128);
    for (const response of refused) expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("say that nothing was sent only in response to a POST, because a GET can follow a stored submission", async () => {
    const { pages } = openPages();
    const flood = (respond: (_: unknown, index: number) => Promise<Response>) =>
      Promise.all(Array.from({ length: 200 }, respond));
    const posts = await flood((_, index) => pages.renderRefused(refusedWith(`Error ${index}`), post));
    expect(await posts.at(-1)?.text()).toBe("<h1>busyPost</h1>");
    const gets = await flood((_, index) =>
      pages.renderBooking(
        { booking: { ...booking, token: `t${index}` } },
        new Request(`${siteUrl}/booking/t`),
        200,
      ),
    );
    expect(await gets.at(-1)?.text()).toBe("<h1>busy</h1>");
  });

  it("are rendered only once if they are error pages", async () => {
    const { rendered, pages } = openPages(429);
    for (let time = 0; time < 10; time += 1) {
      expect((await pages.renderErrorPage("tooManyPosts", post)).status).toBe(429);
    }
    // If it were rendered at the home page's URL, the link to the home page would be marked as current.
    expect(rendered).toEqual([[`${siteUrl}/not-found`, undefined]]);
  });
});

describe("a rejected native form", () => {
  it.each([
    ["the home page", `${siteUrl}/`, "contact", "/"],
    ["its signal's page", `${siteUrl}/market-signals/a`, "marketSignal", "/market-signals/a"],
    [
      "its signal's page before it was renamed",
      `${siteUrl}/market-signals/old`,
      "marketSignal",
      "/market-signals/a",
    ],
    ["a page without such a form", `${siteUrl}/market-signals/a`, "contact", "/contact"],
    ["an unknown page", `${siteUrl}/nowhere`, "marketSignal", "/contact"],
    ["another site", "https://elsewhere.example/", "contact", "/contact"],
  ] as const)("from %s is rendered on a page that has the form", async (_name, source, formType, place) => {
    const { rendered, pages } = openPages();
    const refused = refusedFrom(source, formType);
    const response = await pages.renderRefused(refused, post);
    expect(rendered).toEqual([[siteUrl + place, refused]]);
    expect(response.status).toBe(422);
  });

  it("throws when its page fails, so that the response can still say why it was rejected", async () => {
    const drawn = openPages(500).pages.renderRefused(refusedFrom(""), post);
    await expect(drawn).rejects.toThrow("/contact responded with 500.");
  });
});

describe("a scheduling page", () => {
  it("is rendered without slots, and the error is logged, when they can't be read", async () => {
    const { given, errors, pages } = openPages(200, () => Promise.reject(new Error("locked")));
    expect((await pages.render(new Request(`${siteUrl}/schedule`))).status).toBe(200);
    expect(given).toEqual([{}]);
    expect(errors).toEqual([{ err: new Error("locked") }]);
  });
});
