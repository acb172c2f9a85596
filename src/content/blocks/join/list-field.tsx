import { TextAreaField } from "../../../ui/field/field.tsx";
import { checkSize, ListProblem, readFile } from "./read-file.ts";
import { type PageList, readList } from "./read-list.ts";

export const listFields = [
  {
    id: "sent",
    legend: "Links that sales sent",
    hint: "From the CRM or the email tool: a row for each link sent.",
    counts: "rows",
    required: true,
  },
  {
    id: "found",
    legend: "Landing pages with click-throughs",
    hint: "From analytics: pages, and visitors who clicked through.",
    counts: "visitors",
    required: true,
  },
  {
    id: "all",
    legend: "All pages, if you have a list",
    hint: "From the sitemap, to see what is in neither export.",
    counts: "rows",
    required: false,
  },
] as const;

type Field = (typeof listFields)[number];
export type ListId = Field["id"];

interface ListFieldProps {
  field: Field;
  /** The list, or why it couldn't be read. */
  read: PageList | string | undefined;
}

/** Accepts pasted rows or a file, whichever came last. */
export function ListField({ field: { id, legend, hint, counts }, read }: ListFieldProps) {
  return (
    <fieldset data-list={id} className="join-list grid min-w-0 content-start gap-2">
      <legend className="font-semibold">{legend}</legend>
      <p className="field-hint">{hint}</p>
      <TextAreaField
        label="Paste rows"
        wrap="off"
        spellCheck={false}
        autoComplete="off"
        rows={4}
        error={typeof read === "string" ? read : undefined}
        onInput={({ currentTarget }) => clear(currentTarget, "input")}
      />
      <label className="field text-sm">
        Or choose a CSV file
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/*"
          className="w-full min-w-0"
          onChange={({ currentTarget }) => clear(currentTarget, "textarea")}
        />
      </label>
      {typeof read === "object" && <p className="field-hint">{describeList(read)}</p>}
      {typeof read === "object" && counts === "visitors" && !read.visitorColumn && (
        <p className="field-hint">No visitor column was found, so each of these pages counts.</p>
      )}
    </fieldset>
  );
}

function clear(changed: Element, other: "input" | "textarea"): void {
  const field = changed.closest("fieldset")?.querySelector(other);
  if (field) field.value = "";
}

/** Returns the list, or why it can't be used. Returns `undefined` for an optional list that is empty. */
export async function readField(
  { id, counts, required }: Field,
  panel: Element | null,
): Promise<PageList | string | undefined> {
  const field = panel?.querySelector(`[data-list=${id}]`);
  const file = field?.querySelector("input")?.files?.[0];
  const pasted = field?.querySelector("textarea")?.value ?? "";
  try {
    if (file) return await readList(await readFile(file), file.name, counts);
    if (pasted.trim() === "") return required ? "Paste rows, or choose a file." : undefined;
    checkSize(pasted.length, "The text");
    return await readList(pasted, "the pasted rows", counts);
  } catch (error) {
    // Any other error means that the file was moved after it was chosen, or doesn't fit in memory.
    return error instanceof ListProblem ? error.message : "The file couldn't be read.";
  }
}

/** Summarizes what was read, so that readers notice a wrong column. */
function describeList({ counts, rows, skipped, hosts, pageColumn, visitorColumn }: PageList): string {
  const names = [...hosts];
  const others = names.length > 3 ? ` and ${names.length - 3} more` : "";
  return [
    `Read ${count(rows, "row")}, ${count(counts.size, "page")}.`,
    pageColumn && `Page column: ${pageColumn}.`,
    visitorColumn && `Visitor column: ${visitorColumn}.`,
    skipped > 0 && `Skipped ${count(skipped, "row")} without an address.`,
    names.length > 1 && `Sites: ${names.slice(0, 3).join(", ")}${others}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString("en-US")} ${noun}${number === 1 ? "" : "s"}`;
}
