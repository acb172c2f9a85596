import { pageCopy } from "../../content/content.server.ts";
import { PageForm, readMode, readSent, type SentRequest } from "../../leads/browser/index.ts";
import type { RefusedSubmission, SubmissionMode } from "../../leads/index.ts";
import { paths } from "../../site/index.ts";
import { definePage, type PageRequest } from "../define-page.ts";
import { AnswerDrawing } from "./answer-drawing.tsx";
import { ContactAside } from "./contact-aside.tsx";
import type { ContactCopy } from "./copy.ts";

/** The contact page (spec 2.4). It also shows the result of a form sent without JavaScript (spec: Forms). */
export const contactPage = definePage({
  path: paths.contact,
  metadata: () => pageCopy.contact,
  view: null,
  render: (request) => <Contact {...request} />,
});

function Contact({ url, refused }: Pick<PageRequest, "url" | "refused">) {
  const { hero, card, chips, chipsHeading, thanks, ...aside } = pageCopy.contact;
  return (
    <>
      <ContactHero hero={hero} />
      <div className="wrap relative -mt-24 grid gap-6 pb-16 lg:-mt-28 lg:grid-cols-12 lg:gap-10 lg:pb-24">
        <div className="lg:col-span-7">
          <ContactFormCard
            words={{ card, chips, chipsHeading, thanks }}
            startMode={readMode(url)}
            refused={refused}
            sent={readSent(url)}
          />
        </div>
        <div className="lg:col-span-5">
          <ContactAside words={aside} />
        </div>
      </div>
    </>
  );
}

/** Hero of the contact page (spec 2.4). */
function ContactHero({ hero: { title, lead } }: Pick<ContactCopy, "hero">) {
  return (
    <section className="blueprint grid-paper pt-10 pb-36 lg:pt-20 lg:pb-44">
      <div className="wrap grid items-end gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="grid gap-5 lg:col-span-7">
          <h1>{title}</h1>
          <p className="measure text-lg text-balance text-ink-soft">{lead}</p>
        </div>
        <AnswerDrawing className="hidden w-full lg:col-span-5 lg:block" />
      </div>
    </section>
  );
}

/** 'Book Your Free Demo': the form of the contact page, or the thanks in its place (spec 2.4). */
function ContactFormCard({
  words,
  startMode,
  refused,
  sent,
}: {
  words: Pick<ContactCopy, "card" | "chipsHeading" | "chips" | "thanks">;
  startMode: SubmissionMode;
  refused: RefusedSubmission | null;
  sent: SentRequest | null;
}) {
  return (
    <section
      aria-labelledby="contact-form-title"
      className="corner-marks border border-line bg-raised p-5 sm:p-8 lg:p-10"
    >
      <PageForm
        id="contact-form"
        path={paths.contact}
        startMode={startMode}
        refused={refused}
        sent={sent}
        intro={
          <header className="mb-1 grid gap-2">
            <h2 id="contact-form-title" className="text-2xl">
              {words.card.title}
            </h2>
            <p className="measure text-balance text-ink-soft">{words.card.text}</p>
          </header>
        }
        suggestions={{ heading: words.chipsHeading, texts: words.chips }}
        takesFocus
        thanksLevel={2}
        next={words.thanks.next}
      />
    </section>
  );
}
