/** Two spaces or more within a line stand between columns, which wrapping would take apart. */
const columns = /\S {2,}\S/;

/**
 * Lines to copy as they stand: a message, a formula, fields. Long sentences wrap, so that nothing hides at the side;
 * columns scroll in their frame, within reach of the keyboard.
 */
export function CodeSample({ text }: { text: string }) {
  const scrolling = columns.test(text)
    ? { className: "table-frame", tabIndex: 0, role: "region", "aria-label": "Text in columns" }
    : {};
  return (
    <pre {...scrolling}>
      <code>{text}</code>
    </pre>
  );
}
