/**
 * Where the sheets of drawings are served: one for each kind of place, so that a page fetches only what it shows. A
 * build puts the addresses with the files' hashes here (`sheet-plugin.ts`).
 */
export const sheetAddresses = {
  illustrations: "/illustrations.svg",
  dividers: "/dividers.svg",
  scenes: "/scenes.svg",
} as const;
