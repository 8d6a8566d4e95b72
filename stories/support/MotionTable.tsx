import { useRef } from 'react';
import { useComputedStyleOf } from './tokens';

/** All animations with their duration and easing: tokens without prefix, or the CSS keyword 'ease'. */
const motions = [
  ['Button under the pointer', 'changes its colour', 'dur-instant', 'ease'],
  ['Toast, exit', 'fades out', 'dur-quick', 'ease-in'],
  ['Other moods', 'fade', 'dur-quick', 'ease'],
  ['Toast', 'rises by 12 px and fades in', 'dur-base', 'ease-out'],
  ['Habit done', 'check grows, line through the name', 'dur-base', 'ease-settle'],
  ['Mood', 'disc grows to 1.1', 'dur-base', 'ease-settle'],
  ['Tab mark', 'draws from its centre', 'dur-base', 'ease-out'],
  ['Sheet, exit', 'slides down', 'dur-base', 'ease-in'],
  ['Sheet', 'slides up', 'dur-slow', 'ease-out'],
  ['Ring', 'draws, and its figure counts', 'dur-light', 'ease-out'],
  ['Ring at 100', 'glows twice as bright and back, once', 'dur-light', 'ease-in-out'],
  ['Charts', 'line draws, bars grow', 'dur-light', 'ease-out'],
] as const;

/** All animations of the components, each with a bead that shows it when `atEnd` changes. */
export function MotionTable({ atEnd }: { atEnd: boolean }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">motion</th>
          <th scope="col">effect</th>
          <th scope="col">duration, easing</th>
        </tr>
      </thead>
      <tbody>
        {motions.map(([what, how, duration, easing]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{how}</td>
            <Timing duration={duration} easing={easing} atEnd={atEnd} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Timing({
  duration,
  easing,
  atEnd,
}: Record<'duration' | 'easing', string> & { atEnd: boolean }) {
  const bead = useRef<HTMLSpanElement>(null);
  const value = useComputedStyleOf(bead, 'transitionDuration');
  return (
    <td>
      {value && `${Math.round(parseFloat(value) * 1000)} ms`}, <code>{easing}</code>
      <div className="foundations-path" data-at-end={atEnd || undefined}>
        <span
          ref={bead}
          style={{
            transitionDuration: `var(--daybow-${duration})`,
            transitionTimingFunction: `var(--daybow-${easing}, ${easing})`,
          }}
        />
      </div>
    </td>
  );
}
