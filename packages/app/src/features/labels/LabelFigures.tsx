import type { LabelDetail } from '@daybow/journal';
import { useToday } from '../../shared/journal/useDeviceJournal';
import { type Figure, Figures } from '../../shared/ui/Figures';
import { lastText, rounded } from '../../shared/words/figures';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { useTimeName } from '../../shared/journal/names';

/** The values of a scale, how often a label was used, and when last. */
export function LabelFigures({ label }: { label: LabelDetail }) {
  const { day: dayWords, moods } = useWords();
  const words = useDeviceWords().labelPage;
  const format = useFormat();
  const timeName = useTimeName();
  const today = useToday();
  const { since, last, days, ofDays, entries, values, mood } = label;

  if (since === null || last === null) {
    return (
      <div>
        <h3 className="app-SheetParts-heading">{words.never}</h3>
        <p className="app-Caption">{words.neverHint}</p>
      </div>
    );
  }
  const spanSince = { ofDays, since: format.shortDay(since, today) };
  const number = (amount: number) => format.amount(amount, '');
  const figures: Figure[] = values
    ? [
        { value: number(rounded(values.mean)), caption: words.mean },
        {
          value: words.range({ lowest: number(values.lowest), highest: number(values.highest) }),
          caption: words.rangeOf,
        },
        { value: number(values.latest), caption: words.latest },
      ]
    : [];
  figures.push(
    {
      value: words.ofDays({ days, ofDays }),
      caption: mood
        ? words.moodDaysSince({ ...spanSince, mood: moods[mood] })
        : words.daysSince(spanSince),
    },
    { value: number(entries), caption: words.entries({ entries }) },
  );
  const time = last.time === null ? null : timeName(last.time);
  const when = lastText({ day: last.day, time }, today, dayWords, format);
  return (
    <div>
      <Figures figures={figures} />
      <p className="app-LabelLast">{words.last({ when })}</p>
    </div>
  );
}
