/** Time between two steps of a carousel of entries, in ms (spec 9). */
export const EDGE_INTERVAL_MS = 4_000;
