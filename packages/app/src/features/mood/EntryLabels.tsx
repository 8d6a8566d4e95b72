import { type EntryLabels as LabelValues, type Label, SCALE_RANGE } from '@daybow/journal';
import { Fragment } from 'react';
import { useLabels } from '../../shared/journal/useDeviceJournal';
import { useFormat } from '../../shared/words/LanguageProvider';
import { MarkedText } from './NoteText';
import './entries.css';

interface EntryLabelsProps {
  /** The labels of the entry by uid. Names of moods among them stand in place of the mood's own name, not here. */
  labels: LabelValues | undefined;
  /**
   * The words that are searched.
   *
   * @defaultValue ''
   */
  search?: string;
}

/** The labels of an entry as small words in their order, a scale with its value. Renders nothing without any. */
export function EntryLabels({ labels: values = {}, search = '' }: EntryLabelsProps) {
  const shown = useLabels().filter(({ kind, uid }) => kind !== 'mood' && values[uid] !== undefined);
  if (shown.length === 0) return null;
  return (
    <p className="app-EntryLabels">
      {shown.map((label) => (
        <Fragment key={label.uid}>
          <span className="app-EntryLabel">
            {label.icon && (
              <span className="app-Emoji" aria-hidden="true">
                {label.icon}
              </span>
            )}
            <span>
              <bdi>
                <MarkedText text={label.name} search={search} />
              </bdi>
              {label.kind === 'scale' && <ScaleValue {...label} value={values[label.uid]} />}
            </span>
          </span>
          {/* parts the words for a screen reader and in copied text */}
          <span className="daybow-VisuallyHidden">, </span>
        </Fragment>
      ))}
    </p>
  );
}

/** The value of a scale: '7.5 h', or '2 of 5'. */
function ScaleValue({ unit, value = 0 }: Pick<Label, 'unit'> & { value: number | undefined }) {
  const format = useFormat();
  const [, highest] = SCALE_RANGE;
  const text = unit === '' ? format.amountOf(value, highest, '') : format.amount(value, unit);
  return (
    <>
      {' '}
      <bdi className="app-EntryLabel-value">{text}</bdi>
    </>
  );
}
