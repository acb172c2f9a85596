import type { ReactNode } from "react";
import { siteConfig, telephoneUrl } from "#config/index.ts";
import { buttonClass } from "#platform/ui/button/button.tsx";
import { Card } from "#platform/ui/card/card.tsx";
import {
  ClockIcon,
  ExternalIcon,
  LinkedinIcon,
  MailIcon,
  PhoneIcon,
  PinIcon,
} from "#platform/ui/icons/icons.tsx";
import { CopyLink } from "../copy-link.tsx";
import { pageCopy } from "../page-copy.server.ts";
import { LocalHours } from "./islands.ts";

/** How soon the visitor hears from us (spec 2.4). */
export function QuickResponse({ replyTime }: { replyTime: string | null }) {
  const words = pageCopy.contact;
  const { supportHours, scheduling } = siteConfig;
  return (
    <Card>
      <div className="card-body">
        <h2 className="flex items-center gap-2.5 text-xl">
          <ClockIcon className="text-marker-ink" />
          {words.quickResponse.title}
        </h2>
        <div className="text-ink-soft">
          <p>{words.quickResponse.text}</p>
          {replyTime && <p className="mt-2 font-semibold">{replyTime}</p>}
          <p className="mt-2 text-sm">Business hours: {supportHours}</p>
          <LocalHours timeZone={scheduling.timeZone} opens={scheduling.opens} closes={scheduling.closes} />
        </div>
      </div>
    </Card>
  );
}

/** Email addresses, phone and office (spec 2.4). */
export function ContactDetails() {
  const words = pageCopy.contact;
  const { emails, phone, supportHours, office } = siteConfig;
  return (
    <Card>
      <div className="card-body">
        <h2 className="text-xl">{words.detailsHeading}</h2>
        <dl className="grid gap-x-8 md:max-lg:grid-cols-2">
          <Detail icon={<MailIcon size={20} />} term={words.salesLabel}>
            <DetailLink to={`mailto:${emails.sales}`}>{emails.sales}</DetailLink>
          </Detail>
          <Detail icon={<MailIcon size={20} />} term={words.supportLabel}>
            <DetailLink to={`mailto:${emails.support}`}>{emails.support}</DetailLink>
          </Detail>
          <Detail icon={<PhoneIcon size={20} />} term="Phone">
            <DetailLink to={telephoneUrl(phone)}>{phone}</DetailLink>
            <span className="pb-2 text-sm text-ink-soft">{supportHours}</span>
          </Detail>
          <Detail icon={<PinIcon size={20} />} term="Office">
            <address className="py-3">
              {office.area}, {office.city}, {office.country}
            </address>
          </Detail>
        </dl>
        <CopyLink link={words.dataLink} className="link-more text-sm print:hidden" />
      </div>
    </Card>
  );
}

/** The company's page on LinkedIn (spec 2.4). */
export function FollowUs() {
  const { followUs } = pageCopy.contact;
  const { linkedinUrl } = siteConfig;
  return (
    <Card className="print:hidden">
      <div className="card-body items-start">
        <h2 className="text-xl">{followUs.title}</h2>
        <p className="text-ink-soft">{followUs.text}</p>
        <a href={linkedinUrl} rel="noopener" className={buttonClass({ variant: "secondary" })}>
          <LinkedinIcon />
          LinkedIn
          <ExternalIcon />
        </a>
      </div>
    </Card>
  );
}

function Detail({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1.25rem_1fr] content-start gap-x-3.5 border-t border-line pt-3 pb-1 last:pb-0">
      <dt className="contents text-sm text-ink-soft">
        <span className="row-span-2 pt-0.5 text-brand">{icon}</span>
        <span>{term}</span>
      </dt>
      <dd className="col-start-2 grid justify-items-start">{children}</dd>
    </div>
  );
}

function DetailLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className="link inline-flex min-h-11 max-w-full items-center font-semibold break-all">
      {children}
    </a>
  );
}
