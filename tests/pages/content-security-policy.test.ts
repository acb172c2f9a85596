import { expect, it } from "vitest";
import { filePaths, listPath, paths } from "../../src/site/index.ts";
import { everyAddress } from "../support/addresses.ts";
import { requestPath } from "../support/served-site.ts";

/** Pages that are rendered when somebody asks for them. */
const renderedOnRequest = [
  listPath("insight", "gtm-strategy"),
  `${paths.contact}?mode=full`,
  `${paths.contact}?sent=K7M2-9QXD`,
  `${paths.moreInsights}?page=2`,
  "/nowhere",
];

/** Lists what a page contains that its policy would block. */
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

const readPolicy = ({ headers }: Response) => headers.get("content-security-policy");

/** Returns the page that answers an empty contact form without scripts. */
function postBlank() {
  return requestPath(filePaths.forms, {
    method: "POST",
    body: new URLSearchParams({
      formType: "contact",
      mode: "linkedin",
      linkedinUrl: "",
      message: "",
      website: "",
    }),
    headers: { Accept: "text/html", Referer: paths.contact },
  });
}

it("one policy without hashes holds on every page, and names no inline code", async () => {
  const policies = new Set<string | null>();
  for (const address of [...everyAddress, ...renderedOnRequest]) {
    policies.add(readPolicy(await requestPath(address)));
  }
  policies.add(readPolicy(await postBlank()));
  expect(policies.size).toBe(1);
  const [policy] = policies;
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toMatch(/sha\d{3}-|nonce-|unsafe-/);
});

for (const address of [...everyAddress, ...renderedOnRequest]) {
  it(`${address} holds no inline script and no inline style`, async () => {
    const html = await (await requestPath(address)).text();
    expect(html).toContain("</html>");
    expect(listInline(html)).toEqual([]);
  });
}

it("a page that shows a refused post holds no inline script and no inline style", async () => {
  const response = await postBlank();
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain("LinkedIn URL is required");
  expect(listInline(html)).toEqual([]);
});

it("what is found inline is named", () => {
  const html = `<p style="color:red"><script>x</script><style>p{}</style><a onclick="x">
    <script type="application/ld+json">{}</script><script type="module" src="/x.js"></script>`;
  expect(listInline(html)).toEqual(["<script>", "<style>", '<p style="color:red"', '<a onclick="x"']);
});
