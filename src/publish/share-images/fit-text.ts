/** Title font sizes, in pixels; the largest that fits is used. */
const sizes = [88, 76, 66, 58, 50, 43, 37];

/** Line height of the title, relative to its size. */
export const titleLineHeight = 1.08;

/** Average width of a letter, relative to the size; rounded up, so that titles end up too small rather than cut off. */
const LETTER_WIDTH = 0.53;

/** Returns a title's size in pixels and how many lines fit in the box; the rest is cut off with an ellipsis. */
export function fitTitle(title: string, box: { width: number; height: number }) {
  const size = sizes.find((candidate) => fits(title, candidate, box)) ?? Math.min(...sizes);
  return { size, maxLines: linesIn(box.height, size) };
}

/** Returns the font size of a single line in pixels: 28, or less if it wouldn't fit. */
export function fitLine(words: string, width: number): number {
  return Math.max(18, Math.floor(fitMeasured(words.length * LETTER_WIDTH, width)));
}

/** Returns the font size of a single line in pixels, at most 28; `em` is its measured width at size 1. */
export function fitMeasured(em: number, width: number): number {
  return Math.min(28, width / em);
}

function fits(title: string, size: number, box: { width: number; height: number }): boolean {
  const lettersPerLine = box.width / (size * LETTER_WIDTH);
  const words = title.split(/\s+/);
  if (words.some((word) => word.length > lettersPerLine)) return false;
  let lines = 1;
  let filled = 0;
  for (const word of words) {
    const wanted = filled === 0 ? word.length : filled + 1 + word.length;
    if (wanted > lettersPerLine) lines += 1;
    filled = wanted > lettersPerLine ? word.length : wanted;
  }
  return lines <= Math.min(linesIn(box.height, size), 5);
}

function linesIn(height: number, size: number): number {
  return Math.floor(height / (size * titleLineHeight));
}
