/** Prints what was measured. */
export function printTable({ machine, browser, rounds, results }) {
  console.log(`\n${browser}, ${machine}, ${rounds} rounds. ms (× floor, frames if more than 1)\n`);
  console.table(
    Object.fromEntries(
      results.map(({ name, version, weight, times, work, nodes, heap, server, heard }) => [
        version ? `${name} ${version}` : name,
        {
          'gzip kB': (weight.code / 1000).toFixed(1),
          'css kB': (weight.css / 1000).toFixed(1),
          ...Object.fromEntries(
            Object.entries(times).map(([step, { ms, ratio, frames }]) => [
              step,
              `${ms} (${ratio ?? '-'}×${frames > 1 ? `, ${frames}f` : ''})`,
            ]),
          ),
          ...(work && { 'all work': `${work.ms} (${work.ratio}×)` }),
          nodes: Object.values(nodes).join(' '),
          ...(heap !== undefined && { 'heap MB': heap, server }),
          ...(heard && {
            heard: `${heard.table ?? 'no table'}, ${heard.days} × ${heard.role}, ${heard.stops} stops`,
          }),
        },
      ]),
    ),
  );
}
