import { findNearest } from "#platform/schema-errors/find-nearest.ts";
import { type Block, blockDefinitions } from "../blocks/block.ts";
import type { BlockDirective, BlockReader } from "../blocks/block-definition.ts";

const directives = new Map(
  Object.values(blockDefinitions).flatMap(({ directive }) =>
    directive ? [[directive.name, directive]] : [],
  ),
);
const names = [...directives.keys()];

/** Blocks that are allowed only inside another block, mapped to that block. */
const innerBlocks = new Map([
  ["event", "::::timeline"],
  ["metric", ":::metric-grid"],
]);

/** Reports an unknown name or an incorrect form. */
export function readDirective(written: BlockDirective, reader: BlockReader<Block>): Block | undefined {
  const { name } = written;
  const report = (problem: string, fix: string) => {
    reader.report(written, problem, fix);
    return undefined;
  };
  const around = innerBlocks.get(name);
  if (around) {
    const fix = `put \`${around}\` above it, and a line with the same number of colons below it`;
    return report(`\`${name}\` is outside its block`, fix);
  }
  const directive = directives.get(name);
  if (!directive) {
    const nearest = findNearest(name, [...names, ...innerBlocks.keys()]);
    const fix = nearest ? `did you mean \`${nearest}\`?` : `use one of ${names.join(", ")}`;
    return report(`unknown block \`${name}\``, fix);
  }
  if (directive.form === "line" && written.type === "containerDirective") {
    const fix = `write \`::${name}{…}\` with two colons and no closing line`;
    return report(`\`${name}\` has no body`, fix);
  }
  if (directive.form === "body" && written.type === "leafDirective") {
    const fix = `write \`:::${name}{…}\` with three colons, the text, and a closing line \`:::\``;
    return report(`\`${name}\` needs a body`, fix);
  }
  return directive.read(written, reader);
}
