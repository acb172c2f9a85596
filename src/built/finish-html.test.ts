import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { finishHtml, integrityOf, stripScripts } from "./finish-html.ts";

const integrity = new Map([["/assets/old.js", integrityOf(Buffer.from("1"))]]);
const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

describe("finishing a page", () => {
  const modules = '<script type="module" async="">import "/assets/manifest.js";\nimport("/b.js")</script>';
  const font = '<link rel="preload" as="font" href="/f.woff2"/>';
  const preload = '<link rel="modulepreload" href="/b.js"/>';

  it("lays by what the boot script starts after the first paint, and leaves every other link and script", () => {
    const { html } = finishHtml(`${preload}${font}<script>a</script>${modules}<p>b</p>`, new Map());
    expect(html).toBe(
      `${font}<script>a</script><template id="modules">${preload}${modules}</template><p>b</p>`,
    );
  });

  it("vouches for a script file of the site's own", () => {
    expect(finishHtml('<script nomodule="" src="/assets/old.js"></script>', integrity).html).toBe(
      `<script integrity="${integrity.get("/assets/old.js")}" nomodule="" src="/assets/old.js"></script>`,
    );
  });

  it("leaves a script of elsewhere as it is", () => {
    const html = '<script src="https://elsewhere.example/x.js"></script>';
    expect(finishHtml(html, integrity)).toEqual({ html, scriptHashes: [] });
  });

  it("hashes the exact bytes of what runs inline, modules too, each once", () => {
    const html = '<script>a("ü")</script><script type="module" async="">b\n</script><script>a("ü")</script>';
    expect(finishHtml(html, integrity).scriptHashes).toEqual([hashOf('a("ü")'), hashOf("b\n")]);
  });

  it("asks no hash for data blocks, which never run", () => {
    const html = '<script type="application/ld+json">{"a":"$&"}</script>';
    expect(finishHtml(html, integrity)).toEqual({ html, scriptHashes: [] });
  });

  it("strips what runs and keeps what is read", () => {
    const data = '<script type="application/ld+json">{}</script>';
    const html = `<link rel="modulepreload" href="/a.js"/><script src="/b.js"></script>${data}<script>c</script><p>d</p>`;
    expect(stripScripts(html)).toBe(`${data}<p>d</p>`);
  });
});
