/** Lines to copy as they stand: a message, a formula, fields. Wide ones scroll in their own frame. */
export function CodeSample({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard.
    <pre tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}
