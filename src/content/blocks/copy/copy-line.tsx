import { CopyButton } from "./islands.ts";

/** The controls below a table or text, which must be in the same `data-copied` element. */
export function CopyLine({
  copies,
  name,
  csv,
  csvNote,
}: {
  copies: "table" | "text";
  name: string;
  /** Path of the table's CSV file. */
  csv?: string | undefined;
  csvNote?: string | false;
}) {
  return (
    <p className="-mb-3 flex gap-x-5 font-sans text-sm print:hidden">
      {csv && (
        <a href={csv} download className="link-more">
          <span>
            CSV{csvNote && `, ${csvNote}`}
            <span className="sr-only"> {name}</span>
          </span>
        </a>
      )}
      <CopyButton copies={copies} name={name} />
    </p>
  );
}
