import { paths } from "#config/index.ts";
import { PageForm, readMode, readSent } from "#leads/forms/browser/index.ts";
import { ContactPerson } from "../contact-person.tsx";
import { definePage, type PageRequest } from "../define-page.ts";
import { pageCopy } from "../page-copy.server.ts";
import { AnswerDrawing } from "./answer-drawing.tsx";
import { ContactAside } from "./contact-aside.tsx";

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
      <section className="dark-sheet grid-paper pt-10 pb-36 lg:pt-20 lg:pb-44">
        <div className="wrap grid items-end gap-x-12 gap-y-8 lg:grid-cols-12">
          <div className="grid gap-5 lg:col-span-7">
            <h1>{hero.title}</h1>
            <p className="measure text-lg text-balance text-ink-soft">{hero.lead}</p>
          </div>
          <AnswerDrawing className="hidden w-full lg:col-span-5 lg:block" />
        </div>
      </section>
      <div className="wrap relative -mt-24 grid grid-cols-1 gap-6 pb-16 lg:-mt-28 lg:grid-cols-12 lg:gap-10 lg:pb-24">
        <div className="lg:col-span-7">
          <section
            aria-labelledby="contact-form-title"
            className="border border-line bg-raised p-5 sm:p-8 lg:p-10"
          >
            <PageForm
              id="contact-form"
              path={paths.contact}
              startMode={readMode(url)}
              from={url.searchParams.get("from")}
              refused={refused}
              sent={readSent(url)}
              intro={
                <header className="mb-1 grid gap-2">
                  <h2 id="contact-form-title" className="text-2xl">
                    {card.title}
                  </h2>
                  <p className="measure text-balance text-ink-soft">{card.text}</p>
                  <ContactPerson does="reads this and writes the answer." />
                </header>
              }
              suggestions={{ heading: chipsHeading, texts: chips }}
              takesFocus
              thanksLevel={2}
              next={thanks.next}
            />
          </section>
        </div>
        <div className="lg:col-span-5">
          <ContactAside replyTime={replyTime} />
        </div>
      </div>
    </>
  );
}
