import type { ReactNode } from 'react';
import calendars from '../../bench/charts/calendars.json';
import results from '../../bench/charts/results.json';

type Result = (typeof results.results)[number];
type Time = { ms: number; ratio?: number; frames: number };

/** The measured steps in the table, with their names. */
const STEPS: [step: string, name: string][] = [
  ['mount7', 'mount, 7 bars'],
  ['mount7line', 'mount, 7 points'],
  ['update7', 'update, 7 bars'],
  ['update7line', 'update, 7 points'],
  ['update365', 'update, 365 bars'],
  ['update10000', 'update, 10,000 points'],
];

/** The results of `pnpm bench charts` as a table. */
export function ChartComparison() {
  return (
    <Measurements label="Measurements" of={results}>
      <table>
        <thead>
          <tr>
            <th scope="col">library</th>
            <th scope="col">gzip kB, bar + line</th>
            {STEPS.map(([step, label]) => (
              <th scope="col" key={step}>
                {label}, ms (× floor)
              </th>
            ))}
            <th scope="col">hover, ms</th>
            <th scope="col">all work, ms (× floor)</th>
            <th scope="col">heap, 10,000 points, MB</th>
            <th scope="col">elements: 7, 365, 10,000</th>
            <th scope="col">on the server</th>
          </tr>
        </thead>
        <tbody>
          {results.results.map((result) => (
            <Row key={result.id} result={result} />
          ))}
        </tbody>
      </table>
    </Measurements>
  );
}

/** The measured steps of calendars, with their names. */
const CALENDAR_STEPS: [step: string, name: string][] = [
  ['mount365', 'mount, 365 days'],
  ['update365', 'update, 365 days'],
  ['mount3650', 'mount, 3,650 days'],
  ['update3650', 'update, 3,650 days'],
];

/** The results of `pnpm bench charts --calendars` as a table. */
export function CalendarComparison() {
  return (
    <Measurements label="Measurements of calendars" of={calendars}>
      <table>
        <thead>
          <tr>
            <th scope="col">library</th>
            <th scope="col">gzip kB, script + styles</th>
            {CALENDAR_STEPS.map(([step, label]) => (
              <th scope="col" key={step}>
                {label}, ms (× floor)
              </th>
            ))}
            <th scope="col">elements: 365, 3,650</th>
            <th scope="col">days with a name</th>
            <th scope="col">table</th>
            <th scope="col">stops of Tab in a year</th>
          </tr>
        </thead>
        <tbody>
          {calendars.results.map(({ id, name, version, note, weight, times, nodes, heard }) => (
            <tr key={id}>
              <th scope="row">
                {name} {version}
                {note && <small> ({note})</small>}
              </th>
              <td>{((weight.code + weight.css) / 1000).toFixed(1)}</td>
              {CALENDAR_STEPS.map(([step]) => (
                <td key={step}>{formatTime((times as Record<string, Time | undefined>)[step])}</td>
              ))}
              <td>{Object.values(nodes).join(', ')}</td>
              <td>{heard.role === null ? 'none' : `${heard.days} (${heard.role})`}</td>
              <td>{heard.table ?? 'none'}</td>
              <td>{heard.stops}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Measurements>
  );
}

interface MeasurementsProps {
  label: string;
  of: { browser: string; date: string; machine: string; react: string; rounds: number };
  children: ReactNode;
}

/** A table that scrolls, and where it was measured. */
function Measurements({ label, of, children }: MeasurementsProps) {
  const { browser, date, machine, react, rounds } = of;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- for scrolling by keyboard */}
      <div style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={label}>
        {children}
      </div>
      <p>
        {browser}, React {react}, {machine}; medians of {rounds} rounds; {date}.
      </p>
    </>
  );
}

function Row({ result }: { result: Result }) {
  const { name, version, note, weight, times, work, heap, nodes, server } = result;
  const timeOf = (step: string) => (times as Record<string, Time | undefined>)[step];
  return (
    <tr>
      <th scope="row">
        {name} {version}
        {note && <small> ({note})</small>}
      </th>
      <td>{(weight.code / 1000).toFixed(1)}</td>
      {STEPS.map(([step]) => (
        <td key={step}>{formatTime(timeOf(step))}</td>
      ))}
      <td>{timeOf('hover365')?.ms.toFixed(1) ?? '–'}</td>
      <td>{formatTime({ ...work, frames: 1 })}</td>
      <td>{heap.toFixed(1)}</td>
      <td>{Object.values(nodes).join(', ')}</td>
      <td>{server}</td>
    </tr>
  );
}

function formatTime(time: Time | undefined): string {
  if (!time) return '–';
  const late = time.frames > 1 ? `, in frame ${time.frames}` : '';
  return `${time.ms.toFixed(1)} (${time.ratio?.toFixed(1)}\u00a0×${late})`;
}
