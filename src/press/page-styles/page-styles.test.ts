import { describe, expect, it } from "vitest";
import { PageStyles } from "./page-styles.ts";
import { readStylesheet } from "./read-stylesheet.ts";
import { createStyleLayer } from "./style-layer.ts";
import { splitStylesheet } from "./stylesheet.ts";

const stylesOf = (css: string, html: string) => new PageStyles(readStylesheet(css)).of(html).css;

describe("the styles of a page", () => {
  it("are the rules that find an element or a class in it, with every state of them", () => {
    const css = "h1{color:red}h2{color:blue}.card{top:0}.card:hover a{left:0}.gone:hover{left:0}";
    expect(stylesOf(css, '<h1>a</h1><div class="card wide"><a>b</a></div>')).toBe(
      "h1{color:red}.card{top:0}.card:hover a{left:0}",
    );
  });

  it("know an element that is closed at once, and one that is written in two cases", () => {
    const css = "hr{top:0}linearGradient{left:0}";
    expect(stylesOf(css, "<hr/><linearGradient>")).toBe(css);
  });

  it("keep of a rule the selectors that find something", () => {
    expect(stylesOf(".a,.b .c,.d{top:0}", '<p class="a"><b class="c d">')).toBe(".a,.d{top:0}");
  });

  it("keep what stands in a choice or a denial, of which any part may be missing", () => {
    const css = ".a:not(.gone){top:0}:is(.gone,h1)>.a{left:0}.a:has(.gone){right:0}";
    expect(stylesOf(css, '<h1><b class="a">')).toBe(css);
  });

  it("read escaped names, and classes as HTML writes them", () => {
    const css = ".md\\:w-1\\/2{width:50%}.\\[\\&\\>a\\]\\:top{top:0}.\\32 xl{left:0}";
    expect(stylesOf(css, '<p class="md:w-1/2 [&amp;&gt;a]:top 2xl">')).toBe(css);
  });

  it("keep the order of layers, empty ones too, and drop other groups that hold nothing", () => {
    const css = "@layer a{.gone{top:0}}@layer b{p{top:0}}@media (width>=1px){.gone{top:0}}";
    expect(stylesOf(css, "<p>")).toBe("@layer a{}@layer b{p{top:0}}");
  });

  it("leave out custom properties that nothing reads, one through another, but no colour", () => {
    const css =
      ":root{--a:1px;--b:var(--a);--used:2px;--step:var(--used);--color-ink:#000}p{top:var(--step)}.gone{left:var(--b)}";
    expect(stylesOf(css, "<p>")).toBe(
      ":root{--used:2px;--step:var(--used);--color-ink:#000}p{top:var(--step)}",
    );
  });

  it("leave out animations that nothing plays", () => {
    const css =
      "@keyframes in{to{top:0}}@keyframes out{to{top:1px}}p{animation:1s in}.gone{animation:out 1s}";
    expect(stylesOf(css, "<p>")).toBe("@keyframes in{to{top:0}}p{animation:1s in}");
  });

  it("hold what the scripts of the head may say in a page", () => {
    expect(stylesOf(".page-notice{top:0}.tone-danger{left:0}", "<main></main>")).toBe(
      ".page-notice{top:0}.tone-danger{left:0}",
    );
  });
});

describe("laying styles into a page", () => {
  const sheet = '@font-face{font-family:"A";src:url(/a.woff2)}h1{top:0}.gone{top:0}';
  const split = splitStylesheet(sheet);
  if (!split) throw new Error("the sheet declares a face");
  const { faces, later } = split.stylesheet;
  const layIn = createStyleLayer(new Map([["/assets/app.css", split.stylesheet]]));

  it("parts faces from rules: no face is declared twice in a page", () => {
    expect(split.files.get(faces)).toBe('@font-face{font-family:"A";src:url(/a.woff2)}');
    expect(later.map((path) => split.files.get(path))).toEqual(["h1{top:0}.gone{top:0}"]);
  });

  it("sends later a file for each layer, and nothing of the layers that every page holds whole", () => {
    const css =
      "@layer theme{:root{--a:1px}}@layer base{*{top:0}.gone{left:0}}@layer components{.b{top:0}}" +
      "@layer utilities{.c{top:0}}.d{top:0}@property --e{syntax:'*';inherits:false}";
    const { stylesheet, files } = splitStylesheet(`@font-face{font-family:"A"}${css}`) ?? {};
    expect(stylesheet?.later.map((path) => files?.get(path))).toEqual([
      "@layer components{.b{top:0}}",
      "@layer utilities{.c{top:0}}.d{top:0}",
    ]);
    expect(new PageStyles(stylesheet?.parts ?? []).of("<p>").css).toBe(
      "@layer theme{:root{--a:1px}}@layer base{*{top:0}.gone{left:0}}@layer components{}" +
        "@layer utilities{}@property --e{syntax:'*';inherits:false}",
    );
  });

  it("takes a sheet without faces for none of the site's", () => {
    expect(splitStylesheet("h1{top:0}")).toBeUndefined();
  });

  it("has the page wait for the faces alone, and says where the rest is", () => {
    expect(layIn('<link rel="stylesheet" href="/assets/app.css"/><h1>$&</h1>').html).toBe(
      `<link rel="stylesheet" href="${faces}"/><style>h1{top:0}</style>` +
        `<link rel="stylesheet" href="/assets/app.css" disabled="" data-later="${later.join(" ")}"/><h1>$&</h1>`,
    );
  });

  it("leaves a page with another stylesheet as it is", () => {
    const html = '<link rel="stylesheet" href="/assets/other.css"/><h1>a</h1>';
    expect(layIn(html)).toEqual({ html, styleHashes: [] });
  });
});
