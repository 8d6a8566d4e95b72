import { DateStepper, Dialog } from '@daybow/components';
import type { ComponentProps, ReactNode } from 'react';
import CaretDownIcon from '~icons/ph/caret-down-bold';

interface RangeStepperProps extends Pick<
  ComponentProps<typeof DateStepper>,
  'hasPrevious' | 'hasNext' | 'previousLabel' | 'nextLabel' | 'onStep'
> {
  /** The week, the month or the year in words. */
  title: string;
  /** The title of the dialog in which another one is chosen. */
  chooserTitle: string;
  /** Renders what another one is chosen from. */
  children: (close: () => void) => ReactNode;
}

/** A week, a month or a year with steps to those beside it; its name opens what another one is chosen from. */
export function RangeStepper({ title, chooserTitle, children, ...rest }: RangeStepperProps) {
  return (
    <DateStepper {...rest}>
      <Dialog
        title={chooserTitle}
        trigger={
          <button type="button" className="app-Range-name">
            <h2>{title}</h2>
            <CaretDownIcon aria-hidden="true" />
          </button>
        }
      >
        {children}
      </Dialog>
    </DateStepper>
  );
}
