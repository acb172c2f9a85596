/** Shows the carousel position as ticks on a rule. Decorative. */
export function RuleTicks({ count, current }: { count: number; current: number }) {
  return (
    // The key replaces every tick when the count changes, so ticks don't animate to new positions.
    <div key={count} className="rule-ticks noscript:hidden print:hidden" aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ticks have no other identity.
        <span key={position} data-current={position === current || undefined} />
      ))}
    </div>
  );
}
