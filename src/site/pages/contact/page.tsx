import { paths } from "#config/index.ts";
import { CallLink, PageForm, readMode, readSent } from "#leads/forms/browser/index.ts";
import { ContactPerson } from "../contact-person.tsx";
import { definePage, type PageRequest } from "../define-page.ts";
import { findReaderNumbers } from "../find-reader-numbers.ts";
import { pageCopy } from "../page-copy.server.ts";
import { ContactDetails, FollowUs, QuickResponse } from "./contact-cards.tsx";

/** The contact page (spec 2.4). Also shows the result of a form sent without JavaScript (spec: Forms). */
export const contactPage = definePage({
  path: paths.contact,
  metadata: () => pageCopy.contact,
  view: null,
  render: (request) => <Contact {...request} />,
});

function Contact({ url, refused, replyTime }: Pick<PageRequest, "url" | "refused" | "replyTime">) {
  const { hero, card, chips, chipsHeading, thanks } = pageCopy.contact;
  return (
    <>
      <header className="dark-sheet grid-paper py-8 lg:py-12">
        <div className="wrap grid gap-4">
          <h1>{hero.title}</h1>
          <p className="max-w-prose text-lg text-balance text-ink-soft">{hero.lead}</p>
        </div>
      </header>
      <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-16 print:block print:space-y-4 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:pt-10 lg:pb-24">
        <section aria-labelledby="contact-form-title" className="border border-line bg-raised p-card">
          <PageForm
            id="contact-form"
            path={paths.contact}
            startMode={readMode(url)}
            from={url.searchParams.get("from")}
            refused={refused}
            sent={readSent(url)}
            intro={
              <div className="grid gap-2">
                <h2 id="contact-form-title" className="text-2xl">
                  {card.title}
                </h2>
                <p className="text-ink-soft">
                  {card.text} <CallLink location="contact-page" className="link" />
                </p>
                {findReaderNumbers(url.href) && (
                  <p className="text-sm text-ink-soft">
                    The numbers you entered in the article come with your message.
                  </p>
                )}
              </div>
            }
            suggestions={{ heading: chipsHeading, texts: chips }}
            takesFocus
            thanksLevel={2}
            next={thanks.next}
          />
        </section>
        <div className="grid grid-cols-1 content-start gap-6 lg:row-span-2 print:block print:space-y-4">
          <ContactPerson does="reads this and writes the answer." />
          <QuickResponse replyTime={replyTime} />
          <ContactDetails />
        </div>
        <FollowUs />
      </div>
    </>
  );
}
