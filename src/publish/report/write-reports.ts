import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { OperatorError } from "#platform/operator-error.ts";
import packageFile from "../../../package.json" with { type: "json" };
import type { ReportDocument } from "../build-output/index.ts";
import { openFileCache } from "../prerender/file-cache.ts";
import { families } from "../prerender/typeface-files.ts";
import { readFiles, writeWhole } from "../prerender/write-files.ts";
import { collectFigures, colorDrawing, preparePicture, styleChart } from "./report-pictures.ts";
import { openTypesetter, type Typesetter } from "./typesetter.ts";

/** Many mailboxes reject large attachments, and phones have to download the file. */
const MAX_BYTES = 400_000;

const chartStylesheet = join(import.meta.dirname, "../../content/charts/chart-drawing.css");

interface ReportPlaces {
  folderOf: (path: string) => string;
  /** The site's files by name, including the figures. */
  files: ReadonlyMap<string, Uint8Array>;
  cacheFolder: string;
}

/** Writes a PDF of every report to its folder. Throws `OperatorError` if one can't be made. */
export async function writeReports(
  reports: readonly ReportDocument[],
  { folderOf, files, cacheFolder }: ReportPlaces,
): Promise<void> {
  // A change to the templates, code or styles invalidates cached reports.
  const own = [...(await readFiles(import.meta.dirname)).values(), await readFile(chartStylesheet)];
  const cache = await openFileCache(cacheFolder);
  for (const report of reports) {
    const figures = collectFigures(report, files);
    const source = [
      // Includes the compiler and typeface versions.
      JSON.stringify(packageFile.devDependencies),
      JSON.stringify(report),
      ...[...own, ...figures.values()].map((bytes) => hash("sha256", bytes)),
    ].join("\n");
    const pdf = await cache.find(source, async () => makeReport(await openTypesetter(), report, figures));
    await writeWhole(join(folderOf(report.path), report.path), pdf);
  }
  await cache.prune();
}

async function makeReport(
  { findMissing, typeset }: Typesetter,
  report: ReportDocument,
  figures: ReadonlyMap<string, Uint8Array>,
): Promise<Uint8Array> {
  const fail = (problem: string, options?: ErrorOptions) =>
    new OperatorError(`${report.path} of the market signal ${report.slug}: ${problem}`, options);
  const { paper, dark } = report.palettes;
  const chartStyle = await readFile(chartStylesheet, "utf8");
  const content = JSON.stringify(
    {
      ...report,
      families,
      sign: colorDrawing(report.sign, dark),
      drawing: colorDrawing(report.drawing, dark),
    },
    (key, value) => (key === "svg" ? styleChart(value, chartStyle, paper) : value),
  );
  const missing = findMissing(content);
  if (missing.length > 0) {
    const signs = missing.map((sign) => `"${sign}"`).join(", ");
    throw fail(
      `the typefaces do not include ${signs}. Use other characters, or add a typeface to src/publish/prerender/typeface-files.ts.`,
    );
  }
  const files = new Map<string, Uint8Array>([["/report.json", Buffer.from(content)]]);
  for (const name of ["report.typ", "blocks.typ"])
    files.set(`/${name}`, await readFile(join(import.meta.dirname, name)));
  for (const [path, bytes] of figures) files.set(path, await preparePicture(path, bytes));
  let pdf: Uint8Array;
  try {
    pdf = typeset(files);
  } catch (cause) {
    throw fail(cause instanceof Error ? cause.message : String(cause), { cause });
  }
  if (pdf.byteLength > MAX_BYTES) {
    const size = Math.ceil(pdf.byteLength / 1000);
    throw fail(
      `${size} KB is more than ${MAX_BYTES / 1000} KB. Use smaller images, or drawings (SVG files).`,
    );
  }
  return pdf;
}
