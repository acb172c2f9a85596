export function ReferenceLine({ reference, id }: { reference: string; id?: string }) {
  return (
    <p id={id} className="dimension text-sm">
      Your reference <strong className="tabular text-ink">{reference}</strong>
    </p>
  );
}
