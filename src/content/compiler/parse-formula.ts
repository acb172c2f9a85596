import jsep, { type Expression } from "jsep";
import { findNearest } from "#platform/schema-errors/find-nearest.ts";
import { functionNames, operatorNames } from "../models/evaluate.ts";
import type { Formula } from "../models/model.ts";

/** `index` is the position in the formula, from 0. */
export class FormulaError extends Error {
  override name = "FormulaError";

  readonly fix: string;
  readonly index: number;

  constructor(problem: string, fix: string, index = 0) {
    super(problem);
    this.fix = fix;
    this.index = index;
  }
}

/** Parses `1000 * (salaries + tools) / meetings`. Throws a `FormulaError`. `names` lists the inputs and results. */
export function parseFormula(text: string, names: readonly string[]): Formula {
  return toFormula(parse(text), text, names);
}

function parse(text: string): Expression {
  try {
    return jsep(text);
  } catch (error) {
    const { description = "it can't be read", index = 0 } = Object(error) as {
      description?: string;
      index?: number;
    };
    throw new FormulaError(description, "write a formula such as `hours * rate / meetings`", index);
  }
}

function toFormula(node: Expression, text: string, names: readonly string[]): Formula {
  const parts = (...nodes: unknown[]) => nodes.map((part) => toFormula(part as Expression, text, names));
  const fail = (problem: string, fix: string, word = ""): never => {
    throw new FormulaError(problem, fix, Math.max(0, text.indexOf(word)));
  };
  switch (node.type) {
    case "Literal":
      if (typeof node.value === "number") return node.value;
      return typeof node.value === "string"
        ? ["text", node.value]
        : fail(`\`${node.raw}\` is not a number`, "write a number");
    case "Identifier": {
      const name = String(node.name);
      if (names.includes(name)) return name;
      const nearest = findNearest(name, names);
      const fix = nearest ? `did you mean \`${nearest}\`?` : "add it to the inputs or results";
      return fail(`\`${name}\` is not an input or a result`, fix, name);
    }
    case "UnaryExpression":
      if (node.operator === "-") return ["-", ...parts(node.argument)];
      break;
    case "BinaryExpression": {
      const operator = String(node.operator);
      if (operatorNames.includes(operator)) return [operator, ...parts(node.left, node.right)];
      return fail(
        `\`${operator}\` is not supported`,
        `use ${operatorNames.join(" ")}, or pow(a, b)`,
        operator,
      );
    }
    case "ConditionalExpression":
      return ["?", ...parts(node.test, node.consequent, node.alternate)];
    case "CallExpression": {
      const name = String((node.callee as Expression).name);
      const given = node.arguments as Expression[];
      if (!functionNames.includes(name))
        return fail(`there is no function \`${name}\``, `use one of ${functionNames.join(", ")}`, name);
      const { least, most, form } = argumentsOf(name);
      if (given.length < least || given.length > most)
        return fail(`\`${name}\` has the wrong number of values`, `write \`${form}\``, name);
      return [name, ...parts(...given)];
    }
  }
  return fail(
    "the formula is not supported",
    "use numbers, names, + - * /, comparisons, `a ? b : c` and functions",
  );
}

/** How many values a function takes, and how to write it. */
function argumentsOf(name: string): { least: number; most: number; form: string } {
  if (name === "min" || name === "max")
    return { least: 1, most: Number.POSITIVE_INFINITY, form: `${name}(a, b)` };
  return name === "pow"
    ? { least: 2, most: 2, form: "pow(a, b)" }
    : { least: 1, most: 1, form: `${name}(a)` };
}
