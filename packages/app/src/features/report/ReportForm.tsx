import {
  Button,
  Card,
  Checkbox,
  ChipGroup,
  SegmentedControl,
  SelectField,
  TextField,
} from '@daybow/components';
import PrinterIcon from '~icons/ph/printer-bold';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import type { NoteChoice, ReportChoice } from './reportPages';
import type { useReportMonths } from './useReportMonths';

const NOTE_CHOICES: readonly NoteChoice[] = ['none', 'all', 'chosen'];

interface ReportFormProps {
  months: ReturnType<typeof useReportMonths>;
  choice: ReportChoice;
  onChoiceChange: (choice: ReportChoice) => void;
  name: string;
  onNameChange: (name: string) => void;
  /** True if there is a page to print. */
  isPrintable: boolean;
}

/** The choice of months and of what they tell, and the button that prints them. */
export function ReportForm({
  months: { all, from, to, setFrom, setTo, facts },
  choice,
  onChoiceChange,
  name,
  onNameChange,
  isPrintable,
}: ReportFormProps) {
  const words = useDeviceWords().report;
  const format = useFormat();
  const options = all
    .map((month) => ({ value: month, label: format.monthOfYear(month) }))
    .toReversed();
  const habits = new Map(
    facts.flatMap(({ lookBack }) => lookBack.lines.map((line) => [line.id, line])),
  );
  const ids = [...habits.keys()];

  function handleHabits(chosen: readonly string[]) {
    const habitsLeftOut = new Set(ids.filter((id) => !chosen.includes(String(id))));
    onChoiceChange({ ...choice, habitsLeftOut });
  }

  return (
    <Card>
      <Stack>
        <div className="app-Report-range">
          <SelectField label={words.from} options={options} value={from} onValueChange={setFrom} />
          <SelectField label={words.to} options={options} value={to} onValueChange={setTo} />
        </div>
        <Checkbox
          label={words.moods}
          checked={choice.moods}
          onCheckedChange={(moods) => onChoiceChange({ ...choice, moods })}
        />
        {ids.length > 0 && (
          <ChipGroup
            label={words.habits}
            options={[...habits.values()].map(({ id, name: habit, icon }) => ({
              value: String(id),
              label: format.list([habit]),
              emoji: icon,
            }))}
            value={ids.filter((id) => !choice.habitsLeftOut.has(id)).map(String)}
            onValueChange={handleHabits}
          />
        )}
        <SegmentedControl
          label={words.notes}
          description={choice.notes === 'chosen' && words.chosenHint}
          options={NOTE_CHOICES.map((value) => ({ value, label: words.noteChoices[value] }))}
          value={choice.notes}
          onValueChange={(notes) => onChoiceChange({ ...choice, notes: notes ?? 'none' })}
        />
        <TextField
          label={words.name}
          description={words.nameHint}
          autoComplete="name"
          value={name}
          onValueChange={onNameChange}
        />
        {isPrintable && (
          <Button block icon={<PrinterIcon />} onClick={() => window.print()}>
            {words.print}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
