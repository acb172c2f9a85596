import { pageIds } from "#config/index.ts";
import type { Model } from "../models/model.ts";
import { compileModel } from "./compile-model.ts";
import type { ContentFile } from "./content-files.ts";
import { type Diagnostic, reportTo } from "./diagnostic.ts";
import { type Models, type Quote, quoteModels } from "./quote-models.ts";
import { readText } from "./read-text.ts";
import { insertValues, type Values } from "./site-values.ts";

/** Compiles `content/models/{name}.yaml`. A model can quote others, which are compiled first. */
export function compileModels(files: readonly ContentFile[], values: Values, errors: Diagnostic[]): Models {
  const models = new Map<string, Model | undefined>();
  const pending = new Set<string>();

  const compile = (file: ContentFile) => {
    if (models.has(file.slug)) return;
    pending.add(file.slug);
    const report = reportTo(errors, file.label);
    if (pageIds.includes(file.slug)) report("every page has an element of this name", "rename the file");
    const text = readText(file, report);
    const model =
      text !== undefined && compileModel(file, insertValues(text, values, report, quoteOthers), errors);
    models.set(file.slug, model || undefined);
  };
  const quoteOthers: Quote = (name, index) => {
    const [other = "", result] = name.split(".");
    // The break-even's sentence quotes its own model.
    if (result === undefined) return `{{${name}}}`;
    const file = files.find(({ slug }) => slug === other);
    if (file && pending.has(other) && !models.has(other)) {
      return { problem: "quotes a model that quotes this one", fix: "type the number in one of them" };
    }
    if (file) compile(file);
    return quoteModels(models)(name, index);
  };
  for (const file of files) compile(file);
  return models;
}
