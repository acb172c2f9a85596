/** `id` is for `aria-labelledby` on the section; `lead` is one or two sentences. */
export function SectionHeading({ id, title, lead }: { id: string; title: string; lead: string }) {
  return (
    <header className="grid gap-x-12 gap-y-3 lg:grid-cols-2 lg:items-baseline">
      <h2 id={id}>{title}</h2>
      <p className="max-w-prose text-lg text-balance text-ink-soft">{lead}</p>
    </header>
  );
}
