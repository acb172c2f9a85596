import { PageForm, type SentRequest } from "../../leads/browser/index.ts";
import type { RefusedSubmission, SubmissionMode } from "../../leads/index.ts";
import { paths } from "../../site/index.ts";
import type { ContactCopy } from "./copy.ts";

/** 'Book Your Free Demo': the form of the contact page, or the thanks in its place (spec 2.4). */
export function ContactFormCard({
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
