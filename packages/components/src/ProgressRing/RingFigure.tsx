import { formatLocaleNumber } from '../internal/localeNumber';
import { useAnimatedNumber } from './useAnimatedNumber';

interface RingFigureProps {
  /** The rounded share; null if there is nothing to measure yet. */
  percentage: number | null;
  value: number | null;
  max: number;
  figure: 'percent' | 'count';
  format: (percentage: number) => string;
  locale: string;
}

/** The figure in the middle of a ring: '60%', '3/8' or a dash. */
export function RingFigure({ percentage, value, max, figure, format, locale }: RingFigureProps) {
  if (percentage === null) return '–';
  if (figure === 'percent') return <AnimatedPercentage value={percentage} format={format} />;
  return (
    <>
      {formatLocaleNumber(value || 0, locale)}
      <small>/{formatLocaleNumber(max, locale)}</small>
    </>
  );
}

interface AnimatedPercentageProps {
  value: number;
  format: (percentage: number) => string;
}

function AnimatedPercentage({ value, format }: AnimatedPercentageProps) {
  const [before, sign, after] = format(useAnimatedNumber(value)).split(/(\s?[%٪]\s?)/);
  return (
    <>
      {before}
      {sign && <small>{sign}</small>}
      {after}
    </>
  );
}
