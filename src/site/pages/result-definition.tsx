import { entryPath } from "#config/index.ts";
import { listEntriesOfKind } from "#content/publication/content.server.ts";

interface ResultDefinitionProps {
  definition?: string | undefined;
  caseStudy?: string | undefined;
}

/** How a headline number is counted, and a case study about similar work. */
export function ResultDefinition({ definition, caseStudy }: ResultDefinitionProps) {
  const related = listEntriesOfKind("caseStudy").find(({ slug }) => slug === caseStudy);
  return (
    <>
      {definition && <p className="max-w-prose text-sm text-ink-soft">{definition}</p>}
      {related && (
        <p className="text-sm">
          A similar project:{" "}
          <a href={entryPath("caseStudy", related.slug)} className="link">
            {related.title}
          </a>
        </p>
      )}
    </>
  );
}
