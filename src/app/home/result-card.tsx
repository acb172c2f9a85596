import type { ResultCard as Result } from "../../catalogue/panels/index.ts";
import { Badge, Dimension } from "../controls/index.ts";

/** One client result: its figure at full size, dimensioned by what it counts and over which window (spec 1, 3). */
export function ResultCard({ result }: { result: Result }) {
  return (
    <article className="result-card">
      <div className="grid content-center gap-5">
        {result.metrics.map((metric) => (
          <div key={metric.label} className="grid gap-3">
            <p className="figure-giant">{metric.value}</p>
            <Dimension className="text-sm">{metric.label}</Dimension>
          </div>
        ))}
      </div>
      <div className="grid content-center gap-3">
        <div>
          <Badge quiet>{result.tag}</Badge>
        </div>
        <h3 className="text-2xl">{result.title}</h3>
        <p className="max-w-prose text-ink-soft">{result.body}</p>
      </div>
    </article>
  );
}
