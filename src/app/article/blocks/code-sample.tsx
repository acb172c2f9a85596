/** Lines to copy as they stand: a message, a formula, fields. Long ones wrap, so that nothing hides at the side. */
export function CodeSample({ text }: { text: string }) {
  return (
    <pre>
      <code>{text}</code>
    </pre>
  );
}
