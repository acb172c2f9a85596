import { ctaAttributes } from "#config/events/index.ts";
import { paths, siteConfig } from "#config/index.ts";
import { ContactLink } from "#leads/forms/browser/index.ts";
import { buttonClass } from "#platform/ui/button/button.tsx";
import { pageCopy } from "../page-copy.server.ts";

export function TalkSection() {
  const { title, lead } = pageCopy.contact.hero;
  const processLabel = pageCopy["process-promo"].linkLabel;
  return (
    <section aria-labelledby="talk" className="dark-sheet section-tight print:hidden">
      <div className="wrap grid gap-8 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-16">
        <div className="grid gap-4">
          <h2 id="talk" className="max-w-[24ch]">
            {title}
          </h2>
          <p className="measure text-lg text-balance text-ink-soft">{lead}</p>
        </div>
        <p className="flex flex-wrap gap-4">
          <ContactLink location="talk_section" className={buttonClass({ variant: "marker", size: "large" })}>
            {siteConfig.contactForm.action}
          </ContactLink>
          <a
            href={paths.process}
            className={buttonClass({ variant: "secondary", size: "large" })}
            {...ctaAttributes(processLabel, "talk_section")}
          >
            {processLabel}
          </a>
        </p>
      </div>
    </section>
  );
}
