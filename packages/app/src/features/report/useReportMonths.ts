import { type DeviceJournal, type Month, monthOf, monthsBetween } from '@daybow/journal';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { daysByMonth } from '../../shared/journal/daysByMonth';
import {
  identity,
  useDeviceJournal,
  useDeviceSettings,
  useSelected,
  useToday,
} from '../../shared/journal/useDeviceJournal';
import { EVERYTHING, lastWritten, type MonthFacts, notedPeriods, reportPage } from './reportPages';

/** The months of a report, and those that can be chosen. */
interface ReportMonths {
  /** Every month from the first with a record on, up to this one. */
  readonly all: readonly Month[];
  readonly from: Month;
  readonly to: Month;
  readonly setFrom: (month: Month) => void;
  readonly setTo: (month: Month) => void;
  readonly facts: readonly MonthFacts[];
}

/** The months of a report: at first those of the address, or else the last three with something written. */
export function useReportMonths(): ReportMonths {
  const journal = useDeviceJournal();
  const thisMonth = monthOf(useToday());
  const { firstWeekday } = useDeviceSettings();
  const { first } = useSelected(journal, journal.recordedSpan, identity);
  const entryDays = useSelected(journal, journal.entryDays, identity);
  const byMonth = useMemo(() => daysByMonth(entryDays), [entryDays]);
  const begins = [first ?? thisMonth, entryDays.at(-1)?.day ?? thisMonth].toSorted()[0];
  const all = monthsBetween(monthOf(begins ?? thisMonth), thisMonth);

  const { search } = useLocation();
  const [chosen, setChosen] = useState(() => {
    const asked = new URLSearchParams(search);
    const [from, to] = [asked.get('from'), asked.get('to')];
    const ofAddress = all.filter((month) => from && to && from <= month && month <= to);
    const hasPage = (month: Month) => reportPage(factsOf(journal, month), EVERYTHING) !== null;
    const months = ofAddress.length > 0 ? ofAddress : lastWritten(all, hasPage);
    return { from: months[0] ?? thisMonth, to: months.at(-1) ?? thisMonth };
  });

  function factsOf({ monthLookBack, moodMonth, periodNote }: DeviceJournal, month: Month) {
    return {
      lookBack: monthLookBack(month),
      days: moodMonth(month),
      entryDays: byMonth.get(month) ?? [],
      periodNotes: notedPeriods(month, firstWeekday).map((period) => ({
        period,
        note: periodNote(period) ?? '',
      })),
    };
  }

  const facts = useSelected(
    journal,
    () => monthsBetween(chosen.from, chosen.to).map((month) => factsOf(journal, month)),
    identity,
  );
  return {
    all,
    ...chosen,
    // A range never ends before it begins.
    setFrom: (from) => setChosen(({ to }) => ({ from, to: to < from ? from : to })),
    setTo: (to) => setChosen(({ from }) => ({ from: from > to ? to : from, to })),
    facts,
  };
}
