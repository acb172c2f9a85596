import { useMemo, useRef, useState } from "react";
import { Button } from "../../../ui/button/button.tsx";
import { TextField } from "../../../ui/field/field.tsx";
import type { JoinBlock } from "./join.ts";
import { type Join, joinPages } from "./join-pages.ts";
import { JoinResults } from "./join-results.tsx";
import { ListField, type ListId, listFields, readField } from "./list-field.tsx";
import { ListProblem } from "./list-problem.ts";
import type { PageList } from "./read-list.ts";

type ByList<Value> = Partial<Record<ListId, Value>>;

/**
 * Joins a reader's exports in the browser. It isn't a `<form>`, and its fields have no names: if this code fails to load, no
 * browser sends what was pasted.
 */
export function PageJoin({ title, least: first }: Omit<JoinBlock, "type">) {
  const panel = useRef<HTMLElement>(null);
  const leastField = useRef<HTMLInputElement>(null);
  const [least, setLeast] = useState(String(first));
  const [problems, setProblems] = useState<ByList<string>>({});
  const [lists, setLists] = useState<ByList<PageList>>({});
  const [isReading, setReading] = useState(false);
  const isNumber = /^\s*[1-9]\d{0,8}\s*$/.test(least);
  const enough = isNumber ? Number(least) : first;
  const join = useMemo(() => joinRead(lists, enough), [lists, enough]);

  async function read() {
    setReading(true);
    // It can have been typed before this code arrived, like the lists.
    setLeast(leastField.current?.value ?? "");
    const found: ByList<PageList> = {};
    const wrong: ByList<string> = {};
    for (const field of listFields) {
      try {
        const list = await readField(field, panel.current);
        if (list) found[field.id] = list;
      } catch (error) {
        // A file that was moved after it was chosen, or that doesn't fit into memory.
        wrong[field.id] = error instanceof ListProblem ? error.message : "The file couldn't be read.";
      }
    }
    setLists(found);
    setProblems(wrong);
    setReading(false);
    const [wrongId] = Object.keys(wrong);
    if (wrongId) panel.current?.querySelector<HTMLElement>(`[data-list=${wrongId}] textarea`)?.focus();
  }

  return (
    <section
      ref={panel}
      aria-label={title}
      className="worked-example grid gap-6 border border-outline bg-raised noscript:hidden print:hidden"
    >
      <div>
        <p className="text-xl leading-tight font-semibold">{title}</p>
        <p>Nothing is uploaded. Your lists stay in this tab, which does the join.</p>
      </div>
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        {listFields.map((field) => (
          <ListField key={field.id} field={field} list={lists[field.id]} problem={problems[field.id]} />
        ))}
        <div>
          <TextField
            label="Fewest visitors for a page to count"
            inputMode="numeric"
            autoComplete="off"
            ref={leastField}
            defaultValue={first}
            error={isNumber ? undefined : `Enter a whole number, such as ${first}.`}
            onChange={({ target }) => setLeast(target.value)}
          />
        </div>
      </div>
      <Button pending={isReading} className="justify-self-start" onClick={read}>
        {isReading ? "Joining" : "Join the lists"}
      </Button>
      <JoinResults join={join} />
    </section>
  );
}

function joinRead({ sent, found, all }: ByList<PageList>, least: number): Join | undefined {
  return sent && found && joinPages({ sent, found, all, least });
}
