import { entryPath } from "#config/index.ts";
import type { Inline } from "#content/blocks/inline.ts";
import { DataTable } from "#content/blocks/table/data-table.tsx";
import { arrangeTable } from "#content/blocks/table/table.ts";
import { listEntriesOfKind } from "#content/publication/content.server.ts";
import { Section } from "#platform/ui/drafting/section.tsx";
import { CopyLink } from "../copy-link.tsx";
import type { ProcessPrices } from "./copy.ts";

/** The offer beside what the case studies bought, and beside the alternatives. */
export function PricesSection({ heading, lead, offer, cases, alternatives }: ProcessPrices) {
  const { caption, hire, agency, tool, us, link } = alternatives;
  const engagements = [offer, ...cases].map(({ name, weeks, price, people, caseStudy }) => [
    linkToCase(name, caseStudy),
    ...[weeks, price, people].map(text),
  ]);
  const ways = [hire, agency, tool, us].map(({ name, price, when }) => [name, price, when].map(text));
  return (
    <Section
      id="prices"
      className="section-tight border-t border-line"
      headingId="process-prices"
      title={heading}
      lead={lead}
    >
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-2 [&_th_a]:underline [&_th_a]:underline-offset-4">
        <DataTable
          {...arrangeTable(["Engagement", "Weeks", "Fee", "Who did the work"].map(text), engagements)}
          caption={text("The offer, and what four clients bought before it")}
        />
        <div className="grid grid-cols-1 gap-3">
          <DataTable
            {...arrangeTable(["Way", "A meeting costs", "Choose it if"].map(text), ways)}
            caption={text(caption)}
          />
          {link && (
            <p className="text-sm">
              <CopyLink link={link} />
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}

function text(words: string): Inline[] {
  return [{ type: "text", text: words }];
}

function linkToCase(name: string, caseStudy: string | undefined): Inline[] {
  const study = listEntriesOfKind("caseStudy").find(({ slug }) => slug === caseStudy);
  if (!study) return text(name);
  return [{ type: "link", href: entryPath("caseStudy", study.slug), children: text(name) }];
}
