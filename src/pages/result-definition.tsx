import { listEntriesOfKind } from "../content/content.server.ts";
import { entryPath } from "../site/index.ts";

interface ResultDefinitionProps {
  definition?: string | undefined;
  caseStudy?: string | undefined;
}

/** How a headline number is counted, and the most similar case study. */
export function ResultDefinition({ definition, caseStudy }: ResultDefinitionProps) {
  return (
    <>
      {definition && <p className="max-w-prose text-sm text-ink-soft">{definition}</p>}
      {caseStudy && (
        <p className="text-sm">
          Related case study, another client:{" "}
          <a href={entryPath("caseStudy", caseStudy)} className="link">
            {titleOf(caseStudy)}
          </a>
        </p>
      )}
    </>
  );
}

/** Throws if there is no such case study, which stops the build. */
function titleOf(slug: string): string {
  const entry = listEntriesOfKind("caseStudy").find((caseStudy) => caseStudy.slug === slug);
  if (!entry)
    throw new Error(
      `Page copy (results.yaml or about.yaml) links to the case study "${slug}", which isn't published. Correct \`caseStudy\`, or remove it.`,
    );
  return entry.title;
}
