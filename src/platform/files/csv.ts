/** Spreadsheets only read a file as UTF-8 if it starts with this. */
export const byteOrderMark = "\ufeff";

/** Renders one record as in RFC 4180; formulas become text. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/**
 * Matches the places where a spreadsheet might see a formula: at the start of a cell, and after a line break, semicolon
 * or tab, which separate cells in some locales even inside quotes. An apostrophe there turns the formula into text.
 */
const formulaStart = /(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=\s*[\t\r])/g;

/** `-$1,185`, `−12%` or `+3%`. Not `+91…`, because a phone number would lose its sign. */
const signedNumber = /^(?:[-−][$€£]?\d[\d.,]*%?|\+\d[\d.,]*%)$/;

function csvCell(text: string): string {
  // A negative number gets the hyphen that spreadsheets read instead of the minus sign that people see.
  const safe = signedNumber.test(text) ? text.replace("−", "-") : text.replace(formulaStart, "'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
