const modules = [
  ...Array.from({ length: 15 }, (_, column) => `M${20 * (column + 1)} 0V180`),
  ...Array.from({ length: 8 }, (_, row) => `M0 ${20 * (row + 1)}H320`),
].join("");

/**
 * The measured grid that every illustration is drawn on: 320 x 180, one module is 20. A box of another shape crops
 * it at the edges (2:1 leaves y 10-170), so lines keep to y 20-160 and to x 8-312.
 */
export const measuredGrid = [
  `<path d="${modules}" stroke-width="1" stroke-opacity="0.1"/>`,
  `<path d="M0 0V180M100 0V180M200 0V180M300 0V180M0 40H320M0 140H320" stroke-width="1" stroke-opacity="0.12"/>`,
].join("");
