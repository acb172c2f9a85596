import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { compileFiles, insightFront } from "#tests/support/content/content-fixture.ts";
import { formatDiagnostic } from "./diagnostic.ts";

const draw = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 60, b: 40 } } });

/** Compiles an insight with figures that use these images, as a build does. */
async function build(images: Readonly<Record<string, Uint8Array>>, front = "", earlier?: string) {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const figures = Object.keys(images).map((name) => `::figure{src="/${name}" alt="A desk"}`);
  const files = Object.entries(images).map(([name, bytes]) => [`public/${name}`, bytes] as const);
  const { errors, warnings, findArticle } = await compileFiles(
    {
      ...Object.fromEntries(files),
      "content/insights/x.md": `${insightFront(front)}Words.\n\n${figures.join("\n\n")}\n`,
    },
    { pictureFolders: { folder, earlier } },
  );
  return {
    folder,
    names: readdirSync(folder).sort(),
    errors: errors.map(formatDiagnostic),
    warnings: warnings.map(formatDiagnostic),
    article: findArticle("insight", "x"),
    figures: findArticle("insight", "x")?.blocks.filter((block) => block.type === "figure") ?? [],
  };
}

const endings = (names: readonly string[]) => names.map((name) => name.replace(/^[0-9a-f]{16}-/, ""));
const widthsOf = (srcset = "") => [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

describe("the smaller files of an image", () => {
  it("writes AVIF and WebP files at three widths, and puts the original's size on the page", async () => {
    const { folder, names, figures } = await build({ "a.jpg": await draw(2400, 1200).jpeg().toBuffer() });
    expect(endings(names)).toEqual([
      "1200.avif",
      "1200.webp",
      "1920.avif",
      "1920.webp",
      "480.avif",
      "480.webp",
    ]);
    const [figure] = figures;
    expect(figure).toMatchObject({ src: "/a.jpg", width: 2400, height: 1200 });
    expect(widthsOf(figure?.srcsets?.avif)).toEqual([480, 1200, 1920]);
    for (const { format, width } of [
      { format: "avif", width: 480 },
      { format: "webp", width: 1920 },
    ] as const) {
      const [, name = ""] =
        new RegExp(`/assets/(\\S+) ${width}w`).exec(figure?.srcsets?.[format] ?? "") ?? [];
      const facts = await sharp(join(folder, name)).metadata();
      expect(facts).toMatchObject({ format: format === "avif" ? "heif" : format, width, height: width / 2 });
    }
  });

  it.each([
    [40, [40]],
    [480, [480]],
    [1000, [480, 1000]],
    [1900, [480, 1200, 1900]],
  ])("writes no file wider than an original of %i px", async (width, widths) => {
    const { figures } = await build({ "a.png": await draw(width, 20).png().toBuffer() });
    expect(widthsOf(figures[0]?.srcsets?.webp)).toEqual(widths);
  });

  it("turns a photograph upright and drops its metadata", async () => {
    const photo = await draw(60, 40)
      .withExif({ IFD0: { Artist: "A. Person" }, IFD3: { GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { folder, names, figures } = await build({ "a.jpg": photo });
    expect(figures[0]).toMatchObject({ width: 40, height: 60 });
    for (const name of names) {
      const facts = await sharp(join(folder, name)).metadata();
      expect(facts).toMatchObject({ width: 40, height: 60 });
      expect([facts.orientation ?? 1, facts.exif, facts.xmp, facts.icc]).toEqual([
        1,
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  it("converts a CMYK image to sRGB", async () => {
    const { folder, names } = await build({
      "a.jpg": await draw(40, 40).toColourspace("cmyk").jpeg().toBuffer(),
    });
    for (const name of names) {
      const image = sharp(join(folder, name));
      expect((await image.metadata()).space).toBe("srgb");
      const [red, green, blue] = await image.raw().toBuffer();
      expect(red).toBeGreaterThan(150);
      expect(Math.max(green ?? 255, blue ?? 255)).toBeLessThan(110);
    }
  });

  it("writes one set of files for an image that is used twice, even under two names", async () => {
    const bytes = await draw(40, 40).png().toBuffer();
    const front = "image: /a.png\nimageAlt: A desk\n";
    const { names, figures, article } = await build({ "a.png": bytes, "b.png": bytes }, front);
    expect(endings(names)).toEqual(["40.avif", "40.webp"]);
    expect(figures[0]?.srcsets).toEqual(figures[1]?.srcsets);
    expect(article?.entry.image).toEqual({
      src: "/a.png",
      alt: "A desk",
      width: 40,
      height: 40,
      srcsets: figures[0]?.srcsets,
    });
  });

  it("changes the file names when the image changes", async () => {
    const [one, two] = await Promise.all(
      [40, 41].map(async (height) => build({ "a.png": await draw(40, height).png().toBuffer() })),
    );
    expect(one?.names).toHaveLength(2);
    expect(two?.names).not.toEqual(one?.names);
  });

  it("copies files from an earlier build instead of encoding the image again", async () => {
    const images = { "a.png": await draw(40, 40).png().toBuffer() };
    const first = await build(images);
    for (const name of first.names) writeFileSync(join(first.folder, name), "kept");
    const second = await build(images, "", first.folder);
    expect(second.names).toEqual(first.names);
    for (const name of second.names) expect(readFileSync(join(second.folder, name), "utf8")).toBe("kept");
  });

  it("writes no files for drawings, formats that are already small, and images that no article uses", async () => {
    const { names, errors, figures } = await build({
      "a.svg": Buffer.from('<svg width="100" height="50"></svg>'),
      "b.webp": await draw(30, 20).webp().toBuffer(),
    });
    expect([names, errors]).toEqual([[], []]);
    expect(figures).toEqual([
      { type: "figure", src: "/a.svg", alt: "A desk", width: 100, height: 50 },
      { type: "figure", src: "/b.webp", alt: "A desk", width: 30, height: 20 },
    ]);
  });
});

describe("an image that can't be shown", () => {
  const place = "content/insights/x.md:9:1";

  it("reports an image of 52 megapixels", async () => {
    const { errors, names } = await build({ "a.png": await draw(10_000, 5_200).png().toBuffer() });
    expect(errors).toEqual([
      `${place}  public/a.png has 52 megapixels  ->  make it smaller, up to 50: pages show at most 1920 pixels across`,
    ]);
    expect(names).toEqual([]);
  });

  it("reports an image with its second half missing", async () => {
    const whole = await draw(600, 600).jpeg().toBuffer();
    const { errors } = await build({ "a.jpg": whole.subarray(0, whole.length / 2) });
    expect(errors).toEqual([
      expect.stringMatching(
        /^content\/insights\/x\.md:9:1 {2}public\/a\.jpg is damaged: .+ {2}-> {2}export it again as PNG or JPEG$/,
      ),
    ]);
  });

  it("reports a file that isn't an image", async () => {
    const { errors } = await build({ "a.png": Buffer.from("no image") });
    expect(errors).toEqual([
      `${place}  public/a.png is damaged: Input file contains unsupported image format  ->  export it again as PNG or JPEG`,
    ]);
  });

  it.each([
    ["a PNG", "a.png", async () => animate(await draw(20, 20).png().toBuffer())],
    [
      "a GIF",
      "a.gif",
      async () =>
        sharp([await draw(20, 20).png().toBuffer(), await draw(20, 20).negate().png().toBuffer()], {
          join: { animated: true },
        })
          .gif()
          .toBuffer(),
    ],
  ])("reports %s that is animated", async (_what, name, make) => {
    const { errors } = await build({ [name]: await make() });
    expect(errors).toEqual([
      `${place}  public/${name} is animated  ->  use a still image: readers couldn't stop this one`,
    ]);
  });

  it("warns about an image without a text alternative in the front matter", async () => {
    const image = await draw(20, 20).png().toBuffer();
    const { errors, warnings } = await build({ "a.png": image }, "image: /a.png\nhero:\n  image: /a.png\n");
    expect(errors).toEqual([]);
    expect(warnings).toEqual([
      "content/insights/x.md:6:8  `image` has no text alternative, so screen readers skip it  ->  add `imageAlt`, which says what the image shows",
      "content/insights/x.md:8:10  `hero.image` has no text alternative, so screen readers skip it  ->  add `hero.imageAlt`, which says what the image shows",
    ]);
  });

  it("ignores a broken image that no article uses", async () => {
    const { errors } = await compileFiles({ "public/a.png": "no image" });
    expect(errors).toEqual([]);
  });
});

it("shows the original in development", async () => {
  const { findArticle } = await compileFiles({
    "public/a.png": await draw(40, 20).png().toBuffer(),
    "content/insights/x.md": `${insightFront()}::figure{src="/a.png" alt="A desk"}\n`,
  });
  expect(findArticle("insight", "x")?.blocks).toEqual([
    { type: "figure", src: "/a.png", alt: "A desk", width: 40, height: 20 },
  ]);
});

/** Adds the chunk of an animated PNG with two frames after the header, which is 33 bytes long. */
function animate(png: Buffer): Buffer {
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8);
  chunk.write("acTL", 4);
  chunk.writeUInt32BE(2, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}
