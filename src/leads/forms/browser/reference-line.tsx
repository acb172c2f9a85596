/** Renders nothing if nothing was stored (`reference` is null). */
export function ReferenceLine({ reference, id }: { reference: string | null; id?: string }) {
  return reference === null ? null : (
    <p id={id} className="dimension text-sm">
      Your reference <strong className="tabular text-ink">{reference}</strong>
    </p>
  );
}
