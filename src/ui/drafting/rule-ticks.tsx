/** Where a sequence stands, as ticks on a rule. Decoration: the cards themselves tell the place. */
export function RuleTicks({ count, current }: { count: number; current: number }) {
  return (
    // Another count makes new ticks: the old ones would shift when the row measures itself.
    <div key={count} className="rule-ticks noscript:hidden print:hidden" aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ticks have no other identity.
        <span key={position} data-current={position === current || undefined} />
      ))}
    </div>
  );
}
