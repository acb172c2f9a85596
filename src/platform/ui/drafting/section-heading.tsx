/** `id` is for `aria-labelledby` on the section; `lead` is one or two sentences. */
export function SectionHeading({ id, title, lead }: { id: string; title: string; lead: string }) {
  return (
    <header className="grid max-w-narrow gap-4">
      <h2 id={id}>{title}</h2>
      <p className="max-w-prose text-lg text-balance text-ink-soft">{lead}</p>
    </header>
  );
}
