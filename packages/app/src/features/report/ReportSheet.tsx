import { MOOD_OPTIONS, monthOf } from '@daybow/journal';
import { useId } from 'react';
import { useMoodName } from '../../shared/journal/names';
import { useToday } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { ReportNotes } from './ReportNotes';
import type { ReportPage } from './reportPages';
import { ReportTable } from './ReportTable';

interface ReportSheetProps {
  page: ReportPage;
  /** The name of who wrote it down; empty for none. */
  name: string;
  /** Called when a note is chosen or left out; undefined where notes are not asked for one by one. */
  onNoteChange?: ((id: string, isChosen: boolean) => void) | undefined;
}

/** A month on paper: the same on the screen and in print. */
export function ReportSheet({ page, name, onNoteChange }: ReportSheetProps) {
  const { month, lookBack, days, lines, notes, showsMoods, isPrinted } = page;
  const titleId = useId();
  const words = useDeviceWords().report;
  const format = useFormat();
  const today = useToday();

  return (
    <section
      className="app-ReportSheet"
      aria-labelledby={titleId}
      data-theme="light"
      data-left-out={isPrinted ? undefined : ''}
    >
      <header>
        <div className="app-ReportSheet-head">
          <h2 id={titleId}>{format.monthOfYear(month)}</h2>
          {month === monthOf(today) && <p>{words.upTo({ day: format.longDay(today, today) })}</p>}
        </div>
        <CountedBy {...{ page, name }} />
      </header>
      {showsMoods && <MoodFigures {...{ lookBack }} />}
      {(showsMoods || lines.length > 0) && (
        <ReportTable {...{ month, lookBack, days, lines, showsMoods }} />
      )}
      {notes.length > 0 && <ReportNotes {...{ notes, onNoteChange }} />}
    </section>
  );
}

/** The first line: who wrote it down, and how its figures are counted. */
function CountedBy({ page: { showsMoods, lines }, name }: Pick<ReportSheetProps, 'page' | 'name'>) {
  const words = useDeviceWords().report;
  const { moods } = useWords();
  const sentences = [
    name.trim() === '' ? words.byKeeper : words.by({ name: name.trim() }),
    showsMoods && words.counted.moods({ lowest: moods[1], highest: moods[5] }),
    lines.some(({ due }) => due !== null) && words.counted.habits,
    lines.some(({ due }) => due === null) && words.counted.times,
  ];
  return <p className="app-ReportSheet-counted">{sentences.filter(Boolean).join(' ')}</p>;
}

function MoodFigures({ lookBack: { moods } }: Pick<ReportPage, 'lookBack'>) {
  const { report: words, lookBack: lookBackWords } = useDeviceWords();
  const { moods: names } = useWords();
  const nameOf = useMoodName();
  const format = useFormat();
  const { mean, days, of, counts } = moods;
  const entries = MOOD_OPTIONS.map(({ value }) =>
    words.entriesOf({ mood: names[value], times: format.amount(counts[value], '') }),
  );
  return (
    <dl className="app-ReportSheet-figures">
      {mean !== null && (
        <div>
          <dt>{words.mean}</dt>
          <dd>
            <strong>{format.oneDecimal(mean)}</strong> {nameOf(mean)}
          </dd>
        </div>
      )}
      <div>
        <dt>{words.days}</dt>
        <dd>
          <strong>{lookBackWords.moodsOf({ days, of })}</strong>
        </dd>
      </div>
      <div>
        <dt>{words.entries}</dt>
        <dd>{format.list(entries)}</dd>
      </div>
    </dl>
  );
}
