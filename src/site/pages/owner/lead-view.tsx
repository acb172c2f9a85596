import type { Fact, LeadBlock, ShownLead } from "#leads/forms/index.ts";
import { ActionForm } from "./action-form.tsx";

export function LeadView({ token, title, status, blocks, deliveries, actions }: ShownLead) {
  return (
    <>
      <header className="grid gap-2">
        <h1 className="text-2xl">{title}</h1>
        <p className="text-ink-soft">{status}</p>
      </header>
      <div className="grid justify-items-start gap-3">
        {actions.map((offered) => (
          <ActionForm key={offered.action} token={token} {...offered} />
        ))}
      </div>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the page is rendered once, on the server.
        <Block key={index} {...block} />
      ))}
      <section className="grid gap-3" aria-labelledby="deliveries">
        <h2 id="deliveries" className="text-lg">
          Deliveries
        </h2>
        <Facts facts={deliveries} />
      </section>
    </>
  );
}

function Block(block: LeadBlock) {
  switch (block.kind) {
    case "facts":
      return <Facts facts={block.facts} />;
    case "moments":
      return (
        <Facts facts={block.moments.map(({ label, time, zone }) => ({ label, value: `${time}, ${zone}` }))} />
      );
    case "button":
      return (
        <a href={block.url} className="link-more justify-self-start">
          {block.label}
        </a>
      );
    case "quote":
      return (
        <section className="grid gap-2">
          <h2 className="text-sm text-ink-soft">{block.label}</h2>
          <p dir="auto" className="whitespace-pre-line border-y border-line py-3">
            {block.text}
          </p>
        </section>
      );
  }
}

/** `dir="auto"`, because a visitor might have typed the value in a right-to-left script. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid">
      {facts.map(({ label, value, url }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two deliveries can have the same label.
        <div key={index} className="border-t border-line py-3">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd dir="auto">
            {url ? (
              <a href={url} className="link">
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
