import { BlockList } from "#content/blocks/block-list.tsx";
import { listPeople } from "#content/publication/content.server.ts";
import { Section } from "#platform/ui/drafting/section.tsx";
import { pageCopy } from "../page-copy.server.ts";
import { Portrait } from "../portrait.tsx";

/** The people who do the work. Bylines link to each. */
export function PeopleSection() {
  const people = listPeople();
  if (people.length === 0) return null;
  const { heading, lead } = pageCopy.about.people;
  return (
    <Section className="section-tight border-t border-line" headingId="people" title={heading} lead={lead}>
      <ul className="grid gap-10 md:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] print:break-inside-avoid">
        {people.map(({ id, name, role, before, blocks, link, clients, contact, picture }) => (
          <li
            key={id}
            id={id}
            className="grid content-start gap-3 border-t border-line pt-4 md:row-span-4 md:grid-rows-subgrid"
          >
            <div className="flex items-center gap-3.5">
              <Portrait name={name} picture={picture} />
              <div>
                <h3>{name}</h3>
                <p className="text-sm font-semibold">{role}</p>
              </div>
            </div>
            <p>{before}.</p>
            {blocks.length > 0 && (
              <div className="grid gap-3 text-ink-soft">
                <BlockList blocks={blocks} />
              </div>
            )}
            <p className="text-sm text-ink-soft">
              {clients && "Does the client work. "}
              {contact && "Reads every contact request. "}
              <a href={link} rel="noopener" className="link">
                Profile<span className="sr-only"> of {name}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
