import {
  type EntryLabels as LabelValues,
  type EntrySearch,
  type Label,
  SCALE_RANGE,
} from '@daybow/journal';
import { Fragment } from 'react';
import { useLabels } from '../../shared/journal/useDeviceJournal';
import { useFormat } from '../../shared/words/LanguageProvider';
import { MarkedText } from './NoteText';
import './entries.css';

interface EntryLabelsProps {
  /** The labels of the entry by uid. Names of moods among them stand in place of the mood's own name, not here. */
  labels: LabelValues | undefined;
  /**
   * The search whose words and label are marked.
   *
   * @defaultValue none
   */
  search?: EntrySearch | undefined;
}

/** The labels of an entry as small words in their order, a scale with its value. Renders nothing without any. */
export function EntryLabels({ labels: values = {}, search }: EntryLabelsProps) {
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
                <FoundText
                  text={label.name}
                  search={search}
                  isChosen={label.uid === search?.label}
                />
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

interface FoundTextProps {
  text: string;
  search: EntrySearch | undefined;
  /** True for the name of the label that is searched. */
  isChosen: boolean;
}

/** The name of a label, with marks on what was found. */
export function FoundText({ text, search, isChosen }: FoundTextProps) {
  if (isChosen) return <mark>{text}</mark>;
  return <MarkedText text={text} search={search?.text ?? ''} />;
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
