import { NOTE_MAX_LENGTH, type Period } from '@daybow/journal';
import { noteDraft } from '../../shared/journal/noteDraft';
import { useDeviceJournal, usePeriodNote } from '../../shared/journal/useDeviceJournal';
import { NoteField } from '../../shared/ui/NoteField';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { questionOf } from './period';
import './lookBack.css';

const periodNote = noteDraft('periodNote');

/** The question of a week, by its first day, a month or a year; its answer is the note of that period. */
export function PeriodNote({ period }: { period: Period }) {
  const journal = useDeviceJournal();
  const note = usePeriodNote(period);
  const { questions } = useDeviceWords().lookBack;

  return (
    <div className="app-PeriodNote">
      <NoteField
        key={period}
        kind={periodNote}
        draftKey={period}
        note={note ?? ''}
        onSave={(text) => journal.setPeriodNote(period, text, { ifAsShown: true })}
        label={questionOf(period, questions)}
        characterLimit={NOTE_MAX_LENGTH}
      />
    </div>
  );
}
