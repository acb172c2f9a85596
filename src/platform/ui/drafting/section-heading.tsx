/** `id` is for `aria-labelledby` on the section; `lead` is one or two sentences. */
export function SectionHeading({
  id,
  title,
  lead,
}: {
  id: string;
  title: string;
  lead?: string | undefined;
}) {
  return (
    <header className="grid gap-3">
      <h2 id={id}>{title}</h2>
      {lead && <p className="max-w-prose text-lg text-ink-soft">{lead}</p>}
    </header>
  );
}
