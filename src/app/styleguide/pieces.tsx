import { BlockList } from "../article/index.ts";
import { EntryCard, WideCard } from "../cards/index.ts";
import { sampleBlocks } from "./sample-blocks.ts";
import { bareInsight, sampleCaseStudy, sampleInsight, sampleSignal } from "./sample-entries.ts";

/** An entry card of each kind, one with nothing that may be left out, and the wide ones. */
export function EntryCards() {
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {[sampleInsight, sampleCaseStudy, sampleSignal, bareInsight].map((entry) => (
          <EntryCard key={entry.slug} entry={entry} />
        ))}
      </div>
      <WideCard entry={sampleSignal} />
      <WideCard entry={sampleCaseStudy} featured />
    </div>
  );
}

/** Every building block of an article in all its variants, under the name of its type (spec 3). */
export function BuildingBlocks() {
  return Object.entries(sampleBlocks).map(([type, blocks]) => (
    <section key={type} aria-label={type} className="mb-12 border-t border-line pt-4">
      <p className="mb-4 text-sm font-semibold text-ink-soft">{type}</p>
      <div className="prose">
        <BlockList blocks={blocks} />
      </div>
    </section>
  ));
}
