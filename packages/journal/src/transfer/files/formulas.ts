/**
 * A spreadsheet runs a cell that begins with one of these, in some languages also in full width; an
 * apostrophe before it makes it text (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA = "'*[=+\\-@\\t\\r\\n＝＋－＠]";
const UNGUARDED = new RegExp(`^${FORMULA}`);
const GUARDED = new RegExp(`^'${FORMULA}`);

/** A cell that no spreadsheet runs as a formula. */
export function guardFormula(cell: string): string {
  return UNGUARDED.test(cell) ? `'${cell}` : cell;
}

/** The cell that was guarded. */
export function unguardFormula(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}
