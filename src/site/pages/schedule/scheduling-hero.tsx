import { ContactPerson } from "../contact-person.tsx";

/** `personDoes` says what the person who reads requests does with this one. */
export function SchedulingHero({
  title,
  lead,
  personDoes,
}: {
  title: string;
  lead: string;
  personDoes?: string | undefined;
}) {
  return (
    <header className="border-b border-line">
      <div className="wrap-narrow grid gap-4 pt-10 pb-8 lg:pt-20 lg:pb-10">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="measure text-lg text-ink-soft">{lead}</p>
        {personDoes && <ContactPerson does={personDoes} />}
      </div>
    </header>
  );
}
