import type { ReactNode } from "react";

export function ListHero({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <header className="relative border-b border-line">
      <div className="grid-paper grid-fade" />
      <div className="wrap relative grid gap-6 py-8 lg:pt-12">
        <div className="grid gap-5 lg:grid-cols-2 lg:items-baseline-last lg:gap-12">
          <h1 tabIndex={-1}>{title}</h1>
          <p className="max-w-prose text-lg text-balance text-ink-soft">{lead}</p>
        </div>
        {children}
      </div>
    </header>
  );
}
