/**
 * Returns the known word that a writer most likely meant: one that differs in at most a third of its letters, ignoring
 * case, hyphens and underscores, or a prefix of the written word (`warn` for `warning`).
 */
export function findNearest(word: string, known: readonly string[]): string | undefined {
  const plain = simplify(word);
  let nearest: { word: string; distance: number } | undefined;
  for (const candidate of known) {
    const limit = Math.max(1, Math.floor(candidate.length / 3));
    // Saves time: there can be thousands of candidates.
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const distance = countEdits(plain, simplify(candidate));
    if (distance <= limit && (!nearest || distance < nearest.distance))
      nearest = { word: candidate, distance };
  }
  return (
    nearest?.word ??
    known.find((candidate) => /^[a-z]{3}/i.test(candidate) && plain.startsWith(simplify(candidate)))
  );
}

function simplify(word: string): string {
  return word.toLowerCase().replace(/[-_\s]/g, "");
}

/** Counts the letters to add, remove, replace or swap with a neighbor. */
function countEdits(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? (before[j - 2] ?? 0) + 1 : replaced;
      next.push(Math.min(replaced, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
