import { useRef } from 'react';
import { useComputedStyleOf } from './tokens';

/** What moves, how, and with which duration and easing: tokens without their prefix, or CSS's own 'ease'. */
const motions = [
  ['Press', '1 px down', 'dur-instant', 'ease'],
  ['Toast, leaving', 'fades', 'dur-quick', 'ease-in'],
  ['Mood, the others', 'fade', 'dur-quick', 'ease'],
  ['Toast', 'rises by 12 px and fades in', 'dur-base', 'ease-out'],
  ['Habit done', 'check grows, strike draws, card sinks', 'dur-base', 'ease-settle'],
  ['Mood', 'disc grows to 1.1', 'dur-base', 'ease-settle'],
  ['Tab mark', 'draws from its centre', 'dur-base', 'ease-out'],
  ['Sheet, leaving', 'goes down', 'dur-base', 'ease-in'],
  ['Sheet', 'comes up', 'dur-slow', 'ease-out'],
  ['Ring', 'draws, and its figure counts', 'dur-light', 'ease-out'],
  ['Ring at 100', 'glows twice as bright and back, once', 'dur-light', 'ease-in-out'],
  ['Charts', 'line draws, bars grow', 'dur-light', 'ease-out'],
] as const;

/** Every motion of the components, each with a bead that goes its way when `arrived` changes. */
export function MotionTable({ arrived }: { arrived: boolean }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">what</th>
          <th scope="col">how</th>
          <th scope="col">time, easing</th>
        </tr>
      </thead>
      <tbody>
        {motions.map(([what, how, duration, easing]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{how}</td>
            <Timing duration={duration} easing={easing} arrived={arrived} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Timing({
  duration,
  easing,
  arrived,
}: Record<'duration' | 'easing', string> & { arrived: boolean }) {
  const bead = useRef<HTMLSpanElement>(null);
  const value = useComputedStyleOf(bead, 'transitionDuration');
  return (
    <td>
      {value && `${Math.round(parseFloat(value) * 1000)} ms`}, <code>{easing}</code>
      <div className="foundations-path" data-arrived={arrived || undefined}>
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
