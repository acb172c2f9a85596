/** Where the drawings of the impact areas are served. A build puts the address with the file's hash here. */
export const impactSheetAddress = "/impact-drawings.svg";
