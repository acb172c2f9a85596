import { useMemo, useRef, useState } from "react";
import { Button } from "../../../ui/button/button.tsx";
import { TextField } from "../../../ui/field/field.tsx";
import type { JoinBlock } from "./join.ts";
import { joinPages } from "./join-pages.ts";
import { JoinResults } from "./join-results.tsx";
import { ListField, type ListId, listFields, readField } from "./list-field.tsx";
import type { PageList } from "./read-list.ts";

/** Each list, or why it couldn't be read. */
type Read = Partial<Record<ListId, PageList | string | undefined>>;

/**
 * Joins a reader's exports in the browser. It isn't a `<form>`, and its fields have no names, so that nothing pasted is
 * ever sent if this code fails to load.
 */
export function PageJoin({ title, least: first }: Omit<JoinBlock, "type">) {
  const panel = useRef<HTMLElement>(null);
  const leastField = useRef<HTMLInputElement>(null);
  const [least, setLeast] = useState(String(first));
  const [read, setRead] = useState<Read>({});
  const [isReading, setReading] = useState(false);
  const isNumber = /^\s*[1-9]\d{0,8}\s*$/.test(least);
  const enough = isNumber ? Number(least) : first;
  const join = useMemo(() => joinRead(read, enough), [read, enough]);

  async function readLists() {
    setReading(true);
    // Like the lists, it might have been typed before hydration.
    setLeast(leastField.current?.value ?? "");
    const next: Read = {};
    for (const field of listFields) next[field.id] = await readField(field, panel.current);
    setRead(next);
    setReading(false);
    const wrong = listFields.find(({ id }) => typeof next[id] === "string");
    if (wrong) panel.current?.querySelector<HTMLElement>(`[data-list=${wrong.id}] textarea`)?.focus();
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
          <ListField key={field.id} field={field} read={read[field.id]} />
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
      <Button pending={isReading} className="justify-self-start" onClick={readLists}>
        {isReading ? "Joining" : "Join the lists"}
      </Button>
      <JoinResults join={join} />
    </section>
  );
}

/** Returns `undefined` if a list is missing or couldn't be read. */
function joinRead({ sent, found, all }: Read, least: number) {
  if (typeof sent !== "object" || typeof found !== "object" || typeof all === "string") return undefined;
  return joinPages({ sent, found, all, least });
}
