/** The first link that Tab reaches; skips the header. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute top-2 left-2 z-70 -translate-y-[200%] bg-ink px-5 py-3 font-semibold text-paper focus:translate-none print:hidden"
    >
      Skip to content
    </a>
  );
}
