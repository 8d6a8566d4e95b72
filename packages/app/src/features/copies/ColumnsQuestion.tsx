import { SelectField } from '@daybow/components';
import type { ColumnRole, Question } from '@daybow/journal/transfer';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';

interface ColumnsQuestionProps {
  question: Extract<Question, { kind: 'columns' }>;
  value: readonly ColumnRole[];
  onValueChange: (value: readonly ColumnRole[]) => void;
}

const ROLES: readonly ColumnRole[] = [
  'date',
  'habit',
  'done',
  'habit-done',
  'mood',
  'time',
  'note',
  'labels',
  'ignore',
];

/** Asks for the meaning of each column of a table, beside its first rows. */
export function ColumnsQuestion({ question, value, onValueChange }: ColumnsQuestionProps) {
  const words = useDeviceWords().transfer.questions;
  const format = useFormat();
  return (
    <Stack role="group" aria-label={words.columns}>
      {question.names.map((name, column) => {
        const cells = question.sample.map((row) => row[column] ?? '').filter((cell) => cell !== '');
        return (
          <SelectField<ColumnRole>
            // oxlint-disable-next-line react/no-array-index-key -- columns have no other key: names recur
            key={column}
            label={words.column({ name })}
            description={
              cells.length > 0
                ? words.columnSample({ cells: format.list(cells) })
                : words.columnEmpty
            }
            options={ROLES.map((role) => ({ value: role, label: words.roles[role] }))}
            value={value[column]}
            onValueChange={(role) => onValueChange(value.with(column, role))}
          />
        );
      })}
    </Stack>
  );
}
