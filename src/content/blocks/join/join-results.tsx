import { byteOrderMark, csvLine } from "../../../csv.ts";
import { ChevronDownIcon } from "../../../ui/icons/icons.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { writeToClipboard } from "../copy/write-to-clipboard.ts";
import type { Join, JoinedPage } from "./join-pages.ts";

/** Showing more would slow the page down. Copies and files contain all rows. */
const SHOWN = 100;

const columns = ["Page", "Sent", "Clicked through"];
const cellsOf = ({ path, sent, visitors }: JoinedPage) => [path, String(sent), String(visitors)];
const show = (number: number) => number.toLocaleString("en-US");

/** Shows the four lists. The live region exists first, so that their arrival is announced. */
export function JoinResults({ join }: { join: Join | undefined }) {
  return (
    <div>
      <p role="status" className="font-semibold">
        {join && summarize(join)}
      </p>
      {join && (
        <div className="accordion mt-4">
          <Pages file="both" name="Sent and clicked through" pages={join.both} total={join.total} />
          <Pages file="sentOnly" name="Only sent" pages={join.sentOnly} total={join.total} />
          <Pages file="foundOnly" name="Only clicked through" pages={join.foundOnly} total={join.total} />
          <Pages file="neither" name="Neither" pages={join.neither} total={join.total} />
          {join.unlisted.length > 0 && (
            <Pages file="strangers" name="Not in the list of all pages" pages={join.unlisted} />
          )}
        </div>
      )}
    </div>
  );
}

function summarize({ total, both, sentOnly, foundOnly, neither }: Join): string {
  return `Of ${show(total)} ${total === 1 ? "page" : "pages"}: ${show(both.length)} sent and clicked through, ${show(sentOnly.length)} only sent, ${show(foundOnly.length)} only clicked through, ${show(neither.length)} neither.`;
}

interface PagesProps {
  /** Name of the CSV file. */
  file: string;
  name: string;
  pages: readonly JoinedPage[];
  /** The number of pages that percentages refer to. */
  total?: number;
}

function Pages({ file, name, pages, total = 0 }: PagesProps) {
  return (
    <details className="accordion-part">
      <summary className="accordion-head fold-button">
        <span className="flex-1">
          {name}: {show(pages.length)}
          {total > 0 && ` (${Math.round((pages.length / total) * 100)}%)`}
        </span>
        <ChevronDownIcon size={20} className="fold-arrow" />
      </summary>
      {pages.length > 0 && (
        <>
          <p className="flex gap-x-5 text-sm">
            <button type="button" className="link-more" onClick={() => copy(pages)}>
              <span>
                Copy<span className="sr-only"> list: {name}</span>
              </span>
            </button>
            <button type="button" className="link-more" onClick={() => download(`${file}.csv`, pages)}>
              <span>
                CSV<span className="sr-only"> list: {name}</span>
              </span>
            </button>
          </p>
          <PagesTable pages={pages} />
        </>
      )}
    </details>
  );
}

function PagesTable({ pages }: { pages: readonly JoinedPage[] }) {
  return (
    <div className="table-frame mb-6">
      <table className="data-table">
        <thead>
          <tr>
            {columns.map((column, position) => (
              <th key={column} scope="col" className={position > 0 ? "cell-end" : "w-full"}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.slice(0, SHOWN).map(({ path, sent, visitors }) => (
            <tr key={path}>
              <td className="wrap-anywhere">{path}</td>
              <td className="cell-end">{show(sent)}</td>
              <td className="cell-end">{show(visitors)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {pages.length > SHOWN && (
        <p className="p-4 text-sm">
          And {show(pages.length - SHOWN)} more, which are in the copy and in the CSV file.
        </p>
      )}
    </div>
  );
}

async function copy(pages: readonly JoinedPage[]) {
  // Paths start with a slash and contain no white space, so no cell is a formula or breaks its line.
  const text = [columns, ...pages.map(cellsOf)].map((cells) => cells.join("\t")).join("\n");
  if (await writeToClipboard(text, "list")) {
    showToast({ title: "Copied", description: "Paste the list into a spreadsheet." });
  }
}

function download(name: string, pages: readonly JoinedPage[]) {
  const text = byteOrderMark + [columns, ...pages.map(cellsOf)].map(csvLine).join("");
  const href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  const link = Object.assign(document.createElement("a"), { href, download: name });
  link.click();
  // Deferred, because some browsers read the URL after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
