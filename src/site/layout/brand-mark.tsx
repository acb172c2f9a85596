import { siteConfig } from "#config/index.ts";

/** A bent pipe with its center line. Replace it with your own logo. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width={30} height={30} fill="none" aria-hidden="true">
      <path
        d="M2.5 8.5H14A9.5 9.5 0 0 1 23.5 18V29.5M2.5 18.5H13.5V29.5M2.5 5.5V21.5M10.5 29.5H26.5"
        className="stroke-ink"
        strokeWidth="2"
      />
      <path d="M2 13.5h12a4.5 4.5 0 0 1 4.5 4.5v12" className="stroke-marker" strokeWidth="2" />
    </svg>
  );
}

/** A longer name doesn't fit on one line at full size in a phone's header. */
const MAX_ONE_LINE_CHARS = 10;

export function Wordmark() {
  const { brand } = siteConfig;
  return (
    <>
      <BrandMark />
      <span data-long={brand.length > MAX_ONE_LINE_CHARS || undefined}>{brand}</span>
    </>
  );
}
