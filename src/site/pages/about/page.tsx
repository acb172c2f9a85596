import { paths } from "#config/index.ts";
import { definePage } from "../define-page.ts";
import { pageCopy } from "../page-copy.server.ts";
import { ResultDefinition } from "../result-definition.tsx";
import { AboutHero } from "./about-hero.tsx";
import { ApproachSection } from "./approach-section.tsx";
import { BringSection } from "./bring-section.tsx";
import type { AboutCopy } from "./copy.ts";
import { MotionsSection } from "./motions-section.tsx";
import { PeopleSection } from "./people-section.tsx";
import { TalkSection } from "./talk-section.tsx";

/** The About page (spec 2.5). */
export const aboutPage = definePage({
  stylesheet: "about",
  path: paths.about,
  secondPath: paths.aboutUs,
  metadata: () => pageCopy.about,
  view: { page_name: "about_us", page_category: "company_info" },
  render: () => <About />,
});

function About() {
  const { quote, stats, why, commitment } = pageCopy.about;
  return (
    <>
      <AboutHero />
      <BringSection />
      <PeopleSection />
      <QuoteSection {...quote} />
      <MotionsSection />
      <StatsBand stats={stats} />
      <ApproachSection />
      <PromisesSection why={why} commitment={commitment} />
      <TalkSection />
    </>
  );
}

function QuoteSection({ text, cite }: AboutCopy["quote"]) {
  return (
    <section aria-label="Quote" className="border-t border-line bg-raised">
      <figure className="wrap section-tight grid gap-6">
        <blockquote className="max-w-[30ch] text-4xl tracking-display text-balance">{text}</blockquote>
        <figcaption className="text-sm text-ink-soft">{cite}</figcaption>
      </figure>
    </section>
  );
}

/** Each stat reads as a phrase: '100+ SaaS GTM campaigns automated' (spec 2.5). */
function StatsBand({ stats }: Pick<AboutCopy, "stats">) {
  return (
    <section aria-label="Figures" className="dark-sheet">
      <ul className="wrap section-tight grid gap-10 md:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        {stats.map(({ value, label, ...result }) => (
          <li key={label} className="figure-stat">
            <strong className="figure-value text-5xl">{value}</strong>{" "}
            <span className="font-semibold">{label}</span>
            <ResultDefinition {...result} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PromisesSection({ why, commitment }: Pick<AboutCopy, "why" | "commitment">) {
  return (
    <section
      aria-label={`${why.title}, ${commitment.title}`}
      className="section-tight border-t border-line bg-sunken"
    >
      <div className="wrap grid gap-10 lg:grid-cols-[7fr_5fr] lg:gap-12">
        <PromiseText {...why} />
        <PromiseText {...commitment} />
      </div>
    </section>
  );
}

function PromiseText({ title, paragraphs }: AboutCopy["why"]) {
  return (
    <div className="grid content-start gap-4">
      <h2 className="text-2xl">{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="measure text-ink-soft">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
