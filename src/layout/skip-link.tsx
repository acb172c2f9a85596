/** First thing the Tab key reaches: jumps over the header to `#main`. */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link">
      Skip to content
    </a>
  );
}
