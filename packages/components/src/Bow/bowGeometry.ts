/** How far from its box the line stands, so that round ends and the pencil edge stay inside. */
const inset = 10;

/** An arch of this width and half its height, from its left foot, `fraction` of the way over. */
export function archPath(width: number, fraction: number): string {
  const radius = width / 2 - 2 * inset;
  const foot = width / 2 - inset;
  const angle = Math.PI * (1 - fraction);
  const x = width / 2 + radius * Math.cos(angle);
  const y = foot - radius * Math.sin(angle);
  return `M${width / 2 - radius} ${foot}A${radius} ${radius} 0 0 1 ${round(x)} ${round(y)}`;
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
