/** Decorative: the label beside it must say what is in progress. */
export function Spinner() {
  return (
    <svg
      className="size-[1.125em] animate-[turn_800ms_linear_infinite]"
      viewBox="0 0 20 20"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="7.5" stroke="currentColor" strokeOpacity="0.3" strokeWidth="2" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
