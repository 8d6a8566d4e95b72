import { EmptyState } from '@daybow/components';
import { useMemo, useState } from 'react';
import { paths } from '../../shared/paths';
import { BackButton } from '../../shared/ui/headerButtons';
import { Screen } from '../../shared/ui/Screen';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { ReportForm } from './ReportForm';
import { EVERYTHING, type ReportChoice, reportPage } from './reportPages';
import { ReportSheet } from './ReportSheet';
import { useReportMonths } from './useReportMonths';
import './report.css';
import './reportPrint.css';

/** Notes are private until they are chosen. */
const AT_FIRST: ReportChoice = { ...EVERYTHING, notes: 'none' };

/** The report to print: the choice of what it holds, and its pages as they are printed. */
export function ReportScreen() {
  const words = useDeviceWords().report;
  const months = useReportMonths();
  const [choice, setChoice] = useState(AT_FIRST);
  const [name, setName] = useState('');
  const { facts } = months;
  const pages = useMemo(
    () => facts.map((each) => reportPage(each, choice)).filter((page) => page !== null),
    [facts, choice],
  );

  function handleNote(id: string, isChosen: boolean) {
    const chosenNotes = new Set(choice.chosenNotes);
    if (isChosen) chosenNotes.add(id);
    else chosenNotes.delete(id);
    setChoice({ ...choice, chosenNotes });
  }

  return (
    <Screen title={words.title} start={<BackButton otherwise={paths.stats} />}>
      <ReportForm
        {...{ months, choice, name }}
        onChoiceChange={setChoice}
        onNameChange={setName}
        isPrintable={pages.some(({ isPrinted }) => isPrinted)}
      />
      {pages.length === 0 && <EmptyState title={words.nothing} description={words.nothingHint} />}
      {pages.map((page) => (
        <ReportSheet
          key={page.month}
          {...{ page, name }}
          onNoteChange={choice.notes === 'chosen' ? handleNote : undefined}
        />
      ))}
    </Screen>
  );
}
