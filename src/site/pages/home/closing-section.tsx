import { paths } from "#config/index.ts";
import { PageForm } from "#leads/forms/browser/index.ts";
import type { RefusedSubmission, SubmissionMode } from "#leads/forms/index.ts";
import { pageCopy } from "../page-copy.server.ts";

interface ClosingSectionProps {
  refused: RefusedSubmission | null;
  startMode: SubmissionMode;
}

/** The form at the end of the home page (spec 2.3). */
export function ClosingSection({ refused, startMode }: ClosingSectionProps) {
  const { hero, card } = pageCopy.contact;
  return (
    <section aria-labelledby="closing" className="far-below dark-sheet section-tight print:hidden">
      <div className="wrap grid gap-8 lg:grid-cols-2 lg:items-start lg:gap-20">
        <div className="grid gap-4">
          <h2 id="closing">{hero.title}</h2>
          <h3 className="mt-4">{card.title}</h3>
          <p className="max-w-prose text-lg text-balance text-ink-soft">{card.text}</p>
        </div>
        <PageForm id="lead-form" path={paths.home} startMode={startMode} refused={refused} />
      </div>
    </section>
  );
}
