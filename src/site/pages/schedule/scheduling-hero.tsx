export function SchedulingHero({ title, lead }: { title: string; lead: string }) {
  return (
    <header className="relative border-b border-line">
      <div className="grid-paper grid-fade" />
      <div className="wrap-narrow relative grid gap-4 pt-10 pb-8 lg:pt-20 lg:pb-10">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="measure text-lg text-ink-soft">{lead}</p>
      </div>
    </header>
  );
}
