import type { ReactNode } from "react";

export function ListHero({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <header className="border-b border-line">
      <div className="wrap grid gap-6 py-8 lg:pt-12">
        <div className="grid gap-4">
          <h1 tabIndex={-1}>{title}</h1>
          <p className="max-w-prose text-lg text-ink-soft">{lead}</p>
        </div>
        {children}
      </div>
    </header>
  );
}
