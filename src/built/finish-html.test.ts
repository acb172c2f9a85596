import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { finishHtml, integrityOf, stripScripts } from "./finish-html.ts";

const integrity = new Map([["/assets/manifest.js", integrityOf(Buffer.from("1"))]]);
const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

describe("finishing a page", () => {
  it("takes out the module preload links and keeps other links", () => {
    const { html } = finishHtml(
      '<link rel="modulepreload" href="/a.js"/><link rel="preload" as="font" href="/f.woff2"/><link rel="stylesheet" href="/a.css"/>',
      integrity,
    );
    expect(html).toBe(
      '<link rel="preload" as="font" href="/f.woff2"/><link rel="stylesheet" href="/a.css"/>',
    );
  });

  it("vouches for the file that the inline module imports first, before it", () => {
    const html = '<script type="module" async="">import "/assets/manifest.js";\nimport("/b.js")</script>';
    expect(finishHtml(html, integrity).html).toBe(
      `<script type="module" async="" fetchpriority="low" src="/assets/manifest.js" integrity="${integrity.get("/assets/manifest.js")}"></script>${html}`,
    );
    expect(finishHtml(html, new Map()).html).toBe(html);
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
