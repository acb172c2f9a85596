/** The position in a sequence, as ticks on a rule. Decoration only. */
export function RuleTicks({ count, current }: { count: number; current: number }) {
  return (
    // New ticks for another count: the old ones would move when the row is measured.
    <div key={count} className="rule-ticks noscript:hidden print:hidden" aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ticks have no other identity.
        <span key={position} data-current={position === current || undefined} />
      ))}
    </div>
  );
}
