import type { APIRequestContext, APIResponse } from "@playwright/test";
import { filePaths, listPath, paths } from "../../../src/site/index.ts";
import { everyAddress } from "../../support/addresses.ts";
import { expect, test } from "../../support/journey.ts";

/** Pages that are rendered when somebody asks for them. */
const renderedOnRequest = [
  listPath("insight", "gtm-strategy"),
  `${paths.contact}?mode=full`,
  `${paths.contact}?sent=K7M2-9QXD`,
  `${paths.moreInsights}?page=2`,
  "/nowhere",
];

/** What the HTML of a page holds that its policy would refuse. */
function listInline(html: string): string[] {
  return [
    ...(html.match(/<script\b[^>]*>/gi) ?? []).filter(
      (tag) => !/\ssrc=/.test(tag) && !/\stype="application\/ld\+json"/.test(tag),
    ),
    ...(html.match(/<style\b[^>]*>/gi) ?? []),
    ...(html.match(/<[a-z][^>]*\sstyle="[^"]*"/gi) ?? []),
    ...(html.match(/<[a-z][^>]*\son[a-z]+="[^"]*"/gi) ?? []),
  ];
}

const readPolicy = (answer: APIResponse) => answer.headers()["content-security-policy"];

/** What a browser without scripts is answered that sends the contact form blank. */
function postBlank(request: APIRequestContext) {
  return request.post(filePaths.forms, {
    form: { formType: "contact", mode: "linkedin", linkedinUrl: "", message: "", website: "" },
    headers: { Accept: "text/html", Referer: paths.contact },
  });
}

test("one policy without hashes holds on every page, and names no inline code", async ({ request }) => {
  const policies = new Set<string | undefined>();
  for (const address of [...everyAddress, ...renderedOnRequest]) {
    policies.add(readPolicy(await request.get(address)));
  }
  policies.add(readPolicy(await postBlank(request)));
  expect(policies.size).toBe(1);
  const [policy] = policies;
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toMatch(/sha\d{3}-|nonce-|unsafe-/);
});

for (const address of [...everyAddress, ...renderedOnRequest]) {
  test(`${address} holds no inline script and no inline style`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    expect(html).toContain("</html>");
    expect(listInline(html)).toEqual([]);
  });
}

test("a page that shows a refused post holds no inline script and no inline style", async ({ request }) => {
  const answer = await postBlank(request);
  expect(answer.status()).toBe(422);
  const html = await answer.text();
  expect(html).toContain("LinkedIn URL is required");
  expect(listInline(html)).toEqual([]);
});

test("what is found inline is named", () => {
  const html = `<p style="color:red"><script>x</script><style>p{}</style><a onclick="x">
    <script type="application/ld+json">{}</script><script type="module" src="/x.js"></script>`;
  expect(listInline(html)).toEqual(["<script>", "<style>", '<p style="color:red"', '<a onclick="x"']);
});
