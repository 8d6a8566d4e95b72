/** A number without the noise of binary fractions: 0.30000000000000004 is '0.3'. */
export function formatNumber(value: number): string {
  if (Number.isInteger(value)) return String(value);
  const decimals = Math.abs(value) < 100 ? value.toPrecision(4) : value.toFixed(2);
  return String(Number(decimals));
}
