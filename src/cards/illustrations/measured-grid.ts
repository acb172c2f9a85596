const modules = [
  ...Array.from({ length: 15 }, (_, column) => `M${20 * (column + 1)} -140V320`),
  ...Array.from({ length: 22 }, (_, row) => `M0 ${20 * (row - 6)}H320`),
].join("");

/**
 * The measured grid that every illustration is drawn on: 320 x 180, one module is 20. A box of another shape crops
 * it at the edges (2:1 leaves y 10-170), so lines keep to y 20-160 and to x 8-312. The grid itself goes on above and
 * below, for a box that is higher and shows what overflows.
 */
export const measuredGrid = [
  `<path d="${modules}" stroke-width="1" stroke-opacity="0.1"/>`,
  `<path d="M0 -140V320M100 -140V320M200 -140V320M300 -140V320M0 -60H320M0 40H320M0 140H320M0 240H320" stroke-width="1" stroke-opacity="0.12"/>`,
].join("");
