import type { InputsBlock } from "./inputs.ts";
import { WorkedExample } from "./islands.ts";

export function Inputs({ title, model, typed }: Omit<InputsBlock, "type">) {
  return (
    <div id={model.name} className="prose-block">
      <WorkedExample title={title} model={model} {...(typed && { typed })} />
    </div>
  );
}
