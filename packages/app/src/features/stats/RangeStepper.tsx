import { DateStepper } from '@daybow/components';
import type { ComponentProps } from 'react';
import { DateChooser } from '../../shared/ui/DateChooser';

type RangeStepperProps = ComponentProps<typeof DateChooser> &
  Pick<
    ComponentProps<typeof DateStepper>,
    'hasPrevious' | 'hasNext' | 'previousLabel' | 'nextLabel' | 'onStep'
  >;

/** A week, a month or a year with steps to those beside it; its name opens what another one is chosen from. */
export function RangeStepper({ name, title, children, ...rest }: RangeStepperProps) {
  return (
    <DateStepper {...rest}>
      <DateChooser name={<h2 className="app-Range-title">{name}</h2>} title={title}>
        {children}
      </DateChooser>
    </DateStepper>
  );
}
