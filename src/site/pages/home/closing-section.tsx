import { paths, siteConfig, telephoneUrl } from "#config/index.ts";
import { PageForm } from "#leads/forms/browser/index.ts";
import type { RefusedSubmission, SubmissionMode } from "#leads/forms/index.ts";
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from "#platform/ui/icons/icons.tsx";
import { pageCopy } from "../page-copy.server.ts";

interface ClosingSectionProps {
  refused: RefusedSubmission | null;
  startMode: SubmissionMode;
}

const rowClass = "flex min-h-13 items-center gap-4 border-b border-line";

/** The form at the end of the home page, beside other ways to contact us (spec 2.3). */
export function ClosingSection({ refused, startMode }: ClosingSectionProps) {
  const { hero, card, quickResponse } = pageCopy.contact;
  const { emails, phone, supportHours, office } = siteConfig;
  return (
    <section aria-labelledby="closing" className="far-below dark-sheet section relative overflow-hidden">
      <div className="grid-paper absolute inset-0" />
      <div className="wrap relative grid gap-10 lg:grid-cols-2 lg:items-start lg:gap-20">
        <div className="grid gap-6">
          <h2 id="closing" className="text-4xl">
            {hero.title}
          </h2>
          <p className="max-w-prose text-lg text-balance text-ink-soft">{hero.lead}</p>
          <ul className="border-t border-line bg-paper">
            <li className={`${rowClass} py-2`}>
              <ClockIcon className="text-marker" />
              {quickResponse.text}
            </li>
            <li className={rowClass}>
              <MailIcon className="text-brand" />
              <a href={`mailto:${emails.sales}`} className="link-more">
                {emails.sales}
              </a>
            </li>
            <li className={rowClass}>
              <PhoneIcon className="text-brand" />
              <span className="flex flex-wrap items-center gap-x-4">
                <a href={telephoneUrl(phone)} className="link-more flex-none">
                  {phone}
                </a>
                <span className="text-sm text-ink-soft">{supportHours}</span>
              </span>
            </li>
            <li className={rowClass}>
              <PinIcon className="text-brand" />
              <address>
                {office.area}, {office.city}, {office.country}
              </address>
            </li>
          </ul>
        </div>
        <div className="corner-marks border border-line bg-raised p-5 sm:p-8">
          <PageForm
            id="lead-form"
            path={paths.home}
            startMode={startMode}
            refused={refused}
            intro={
              <div className="grid gap-2">
                <h3 className="text-2xl">{card.title}</h3>
                <p className="text-balance text-ink-soft">{card.text}</p>
              </div>
            }
          />
        </div>
      </div>
    </section>
  );
}
