import { personPath } from "#config/index.ts";
import { findContactPerson } from "#content/publication/content.server.ts";
import { Portrait } from "./portrait.tsx";

/** Names the person who reads contact requests. `does` completes the sentence: `reads this.` */
export function ContactPerson({ does }: { does: string }) {
  const person = findContactPerson();
  if (!person) return null;
  return (
    <div className="flex items-center gap-3.5 text-sm text-ink-soft">
      <Portrait {...person} />
      <div>
        <p>
          <a href={personPath(person.id)} className="link font-semibold">
            {person.name}
          </a>{" "}
          {does}
        </p>
        <p>
          {person.role} · {person.before}
        </p>
      </div>
    </div>
  );
}
