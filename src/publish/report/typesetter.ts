import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import init, {
  type TypstCompiler,
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
} from "@myriaddreamin/typst-ts-web-compiler";
import * as v from "valibot";
import { typefaceFiles } from "../prerender/typeface-files.ts";

const { resolve } = createRequire(import.meta.url);

export interface Typesetter {
  /** Finds characters that no typeface has; the compiler would silently drop them. */
  findMissing(text: string): string[];
  /** Compiles `/report.typ`, which reads the other files by path, into a PDF. Throws an error with the compiler's messages. */
  typeset(files: ReadonlyMap<string, Uint8Array>): Uint8Array;
}

let opened: Promise<Typesetter> | undefined;

/** Loads the compiler and typefaces once, which takes about a second. */
export function openTypesetter(): Promise<Typesetter> {
  opened ??= load();
  return opened;
}

async function load(): Promise<Typesetter> {
  await init({ module_or_path: await readFile(resolve("@myriaddreamin/typst-ts-web-compiler/wasm")) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const resolver = new TypstFontResolverBuilder();
  const covered: Range[] = [];
  for (const file of Object.values(typefaceFiles)) {
    const bytes = await readFile(file);
    await builder.add_raw_font(bytes);
    covered.push(...readCoverage(resolver.get_font_info(bytes)));
  }
  const compiler = await builder.build();
  const isCovered = (sign: string) => {
    const code = sign.codePointAt(0) ?? 0;
    return covered.some(({ from, to }) => code >= from && code < to);
  };
  return {
    findMissing: (text) =>
      [...new Set(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ""))].filter((sign) => !isCovered(sign)),
    typeset: (files) => compile(compiler, files),
  };
}

const CompiledSchema = v.object({
  result: v.optional(v.instance(Uint8Array)),
  diagnostics: v.optional(v.array(v.string())),
});

function compile(compiler: TypstCompiler, files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  compiler.reset_shadow();
  for (const [path, bytes] of files) compiler.map_shadow(path, bytes);
  const compiled = compiler.compile("/report.typ", undefined, "pdf", 2);
  const { result, diagnostics = [] } = v.parse(CompiledSchema, compiled);
  if (!result) throw new Error(diagnostics.join("\n"));
  return showTitle(result);
}

/** Makes viewers show the title instead of the file name (PDF/UA); the compiler has no option for it. */
function showTitle(pdf: Uint8Array): Uint8Array {
  const preference = "/Direction /L2R";
  const added = "\n    /DisplayDocTitle true";
  const text = Buffer.from(pdf).toString("latin1");
  // The catalog is the last object before the table of offsets, so only the table moves.
  const at = text.lastIndexOf(preference) + preference.length;
  if (at < preference.length || text.indexOf("endobj", at) !== text.lastIndexOf("endobj"))
    throw new Error("The PDF's catalog has an unexpected format.");
  const end = text
    .slice(at)
    .replace(/startxref\n(\d+)/, (_, offset) => `startxref\n${Number(offset) + added.length}`);
  return Buffer.from(text.slice(0, at) + added + end, "latin1");
}

/** A range of code points; `to` is exclusive. */
interface Range {
  from: number;
  to: number;
}

const FontInfoSchema = v.object({ info: v.array(v.object({ coverage: v.array(v.number()) })) });

/** `coverage` lists the lengths of alternating runs of code points that the font lacks and has. */
function readCoverage(info: unknown): Range[] {
  return v.parse(FontInfoSchema, info).info.flatMap(({ coverage }) => {
    let from = 0;
    return coverage.flatMap((count, position) => {
      const range = { from, to: from + count };
      from = range.to;
      return position % 2 === 1 ? [range] : [];
    });
  });
}
