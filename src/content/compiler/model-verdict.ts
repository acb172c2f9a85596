import { flipName, type Model, namesInSentence, type Verdict } from "../models/model.ts";
import type { ModelSource, ReportAt } from "./model-schema.ts";

export function readFlip(
  flip: NonNullable<ModelSource["flip"]>,
  source: ModelSource,
  report: ReportAt,
): Model["flip"] {
  const { input, between } = flip;
  const range = Object.hasOwn(source.inputs, input) ? source.inputs[input] : undefined;
  if (!range)
    report(["flip", "input"], `\`${input}\` is not an input`, `use one of ${listKeys(source.inputs)}`);
  between.forEach((id, index) => {
    if (Object.hasOwn(source.results, id)) return;
    const keys = ["flip", "between", String(index)];
    report(keys, `\`${id}\` is not a result`, `use one of ${listKeys(source.results)}`);
  });
  const unit = range?.unit ?? "";
  const { format = unit === "$" ? "$0" : unit === "%" ? "0%" : `0.00 ${unit}` } = flip;
  return { input, between, format };
}

/** Reads `verdict`, or the sentences of the break-even, which can be missing with a reader's numbers. */
export function readVerdict(source: ModelSource, report: ReportAt): Verdict | undefined {
  const { verdict, flip } = source;
  const { sentence = verdict, otherwise = "With these numbers there is no break-even." } = flip ?? {};
  const names = [...Object.keys(source.inputs), ...Object.keys(source.results)];
  const check = (keys: readonly string[], text: string, known: readonly string[]) => {
    for (const name of namesInSentence(text)) {
      if (known.includes(name)) continue;
      const problem = name === flipName ? "has no value here" : "is not in this model";
      report(keys, `{{${name}}} ${problem}`, `use one of ${known.join(", ")}`);
    }
  };
  if (verdict !== undefined && flip)
    report(["verdict"], "`flip` has the verdict in `sentence` and `otherwise`", "remove `verdict`");
  check(flip ? ["flip", "sentence"] : ["verdict"], sentence ?? "", flip ? [...names, flipName] : names);
  check(["flip", "otherwise"], otherwise, names);
  return sentence === undefined ? undefined : { sentence, otherwise };
}

function listKeys(values: object): string {
  return Object.keys(values).join(", ");
}
