// A spreadsheet runs a cell that begins with one of these; an apostrophe before it makes it text
// (https://owasp.org/www-community/attacks/CSV_Injection).

/** A cell that no spreadsheet runs as a formula. */
export function guardFormula(cell: string): string {
  return /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

/** The cell that was guarded. */
export function unguardFormula(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
