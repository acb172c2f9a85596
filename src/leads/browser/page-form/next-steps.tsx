/** A heading and the steps below it. */
export interface Steps {
  heading: string;
  steps: ReadonlyArray<{ title: string; text: string }>;
}

/** The numbered list of what happens after a request. */
export function NextSteps({ heading, steps }: Steps) {
  return (
    <section aria-labelledby="next-steps" className="mt-2 grid w-full gap-3">
      <h3 id="next-steps">{heading}</h3>
      <ol className="grid">
        {steps.map(({ title, text }, position) => (
          <li key={title} className="grid grid-cols-[1.25rem_1fr] gap-x-3.5 border-t border-line py-3">
            <span aria-hidden="true" className="tabular font-semibold text-marker-ink">
              {position + 1}
            </span>
            <span className="grid gap-1">
              <strong className="text-balance">{title}</strong>
              <span className="text-ink-soft">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
