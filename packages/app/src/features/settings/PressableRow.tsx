import { ListRow, type ListRowProps } from '@daybow/components';
import CaretRightIcon from '~icons/ph/caret-right-bold';
import './PressableRow.css';

interface PressableRowProps extends Omit<ListRowProps, 'className' | 'actions'> {
  onPress: () => void;
}

/** A row of a list that opens a sheet: all of it can be pressed, and its label is the button. */
export function PressableRow({ label, onPress, ...row }: PressableRowProps) {
  return (
    <ListRow
      {...row}
      className="app-PressableRow"
      label={
        <button
          type="button"
          className="app-PressableRow-button"
          aria-haspopup="dialog"
          onClick={onPress}
        >
          {label}
        </button>
      }
      actions={<CaretRightIcon className="app-PressableRow-caret" aria-hidden="true" />}
    />
  );
}
