/** Where the sheet of drawings is served. A build puts the address with the file's hash here (`sheet-plugin.ts`). */
export const sheetAddress = "/drawings.svg";
