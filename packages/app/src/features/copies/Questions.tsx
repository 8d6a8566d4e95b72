import { MoodPicker, RadioGroup } from '@daybow/components';
import { MOOD_OPTIONS, type MoodValue } from '@daybow/journal';
import type {
  Answers,
  DateOrder,
  DecimalSign,
  Question,
  SeveralAmounts,
} from '@daybow/journal/transfer';
import { useId, type ReactNode } from 'react';
import { useToday } from '../../shared/journal/useDeviceJournal';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { ColumnsQuestion } from './ColumnsQuestion';
import { MoodScaleQuestion } from './MoodScaleQuestion';
import { TargetQuestion } from './TargetQuestion';
import './copies.css';

interface QuestionsProps {
  questions: readonly Question[];
  answers: Answers;
  onAnswer: (answers: Answers) => void;
}

/** Questions that the file leaves open. A guess holds until it is answered; a mood may have none, and is not chosen. */
export function Questions({ questions, answers, onAnswer }: QuestionsProps) {
  const words = useDeviceWords().transfer.import;
  if (questions.length === 0) return null;
  return (
    <Stack>
      <h3 className="app-Questions-title">{words.questions}</h3>
      {questions.map((question, index) => (
        // Two habits may have one name.
        <OneQuestion key={`${index} ${keyOf(question)}`} {...{ question, answers, onAnswer }} />
      ))}
    </Stack>
  );
}

interface OneQuestionProps<Kind extends Question['kind']> extends Omit<
  QuestionsProps,
  'questions'
> {
  question: Extract<Question, { kind: Kind }>;
}

function OneQuestion({ question, answers, onAnswer }: OneQuestionProps<Question['kind']>) {
  switch (question.kind) {
    case 'date-order':
      return <DateOrderQuestion {...{ question, answers, onAnswer }} />;
    case 'letters':
      return <LettersQuestion {...{ question, answers, onAnswer }} />;
    case 'mood':
      return <MoodQuestion {...{ question, answers, onAnswer }} />;
    case 'target':
      return (
        <TargetQuestion
          question={question}
          value={answers.targets?.get(question.habit) ?? question.guess}
          onValueChange={(target) =>
            onAnswer({ ...answers, targets: new Map(answers.targets).set(question.habit, target) })
          }
        />
      );
    case 'columns':
      return (
        <ColumnsQuestion
          question={question}
          value={answers.columns ?? question.guess}
          onValueChange={(columns) => onAnswer({ ...answers, columns })}
        />
      );
    case 'mood-scale':
      return (
        <MoodScaleQuestion
          question={question}
          value={answers.moodScale ?? question.guess}
          onValueChange={(moodScale) => onAnswer({ ...answers, moodScale })}
        />
      );
    case 'several-amounts':
      return <SeveralAmountsQuestion {...{ question, answers, onAnswer }} />;
    case 'decimal-sign':
      return <DecimalSignQuestion {...{ question, answers, onAnswer }} />;
  }
}

function DateOrderQuestion({ question, answers, onAnswer }: OneQuestionProps<'date-order'>) {
  const words = useDeviceWords().transfer.questions;
  const { example, guess } = question;
  return (
    <ChoiceQuestion<DateOrder>
      question={words.dateOrder({ example })}
      options={[
        { value: 'day-first', label: words.dayFirst },
        { value: 'month-first', label: words.monthFirst },
      ]}
      value={answers.dateOrder ?? guess}
      onChoose={(dateOrder) => onAnswer({ ...answers, dateOrder })}
    />
  );
}

function SeveralAmountsQuestion({
  question,
  answers,
  onAnswer,
}: OneQuestionProps<'several-amounts'>) {
  const words = useDeviceWords().transfer.questions;
  const format = useFormat();
  const today = useToday();
  const { habit, day, amounts, guess } = question;
  const said = format.sentenceList(amounts.map((amount) => format.amount(amount, '')));
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  return (
    <ChoiceQuestion<SeveralAmounts>
      question={words.severalAmounts({ habit, day: format.longDay(day, today), amounts: said })}
      options={[
        { value: 'add', label: words.addAmounts({ sum }) },
        { value: 'last', label: words.lastAmount({ amount: amounts.at(-1) ?? 0 }) },
      ]}
      value={answers.severalAmounts ?? guess}
      onChoose={(severalAmounts) => onAnswer({ ...answers, severalAmounts })}
    />
  );
}

function DecimalSignQuestion({ question, answers, onAnswer }: OneQuestionProps<'decimal-sign'>) {
  const words = useDeviceWords().transfer.questions;
  const { example, guess } = question;
  const sign: DecimalSign = example.includes('.') ? '.' : ',';
  const other: DecimalSign = sign === '.' ? ',' : '.';
  return (
    <ChoiceQuestion<DecimalSign>
      question={words.decimalSign({ example })}
      options={[
        { value: other, label: words.thousands({ number: Number(example.replace(sign, '')) }) },
        { value: sign, label: words.decimals({ number: Number(example.replace(sign, '.')) }) },
      ]}
      value={answers.decimalSign ?? guess}
      onChoose={(decimalSign) => onAnswer({ ...answers, decimalSign })}
    />
  );
}

function LettersQuestion({ question, answers, onAnswer }: OneQuestionProps<'letters'>) {
  const words = useDeviceWords().transfer.questions;
  const { readings, guess } = question;
  return (
    <ChoiceQuestion
      question={words.letters}
      options={readings.map(({ encoding, sample }) => ({ value: encoding, label: sample }))}
      value={answers.letters ?? guess}
      onChoose={(letters) => onAnswer({ ...answers, letters })}
    />
  );
}

interface ChoiceQuestionProps<Value extends string> {
  question: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A question with a few answers, of which one is chosen. */
function ChoiceQuestion<Value extends string>({
  question,
  options,
  value,
  onChoose,
}: ChoiceQuestionProps<Value>) {
  return (
    <Asked question={question}>
      {(id) => (
        <RadioGroup<Value>
          aria-labelledby={id}
          options={options}
          value={value}
          onValueChange={(chosen) => chosen && onChoose(chosen)}
        />
      )}
    </Asked>
  );
}

function MoodQuestion({ question, answers, onAnswer }: OneQuestionProps<'mood'>) {
  const { moods } = useWords();
  const words = useDeviceWords().transfer.questions;
  const { word, count, guess } = question;
  return (
    <Asked question={words.mood({ word, count })}>
      {(id) => (
        <MoodPicker<MoodValue>
          aria-labelledby={id}
          options={MOOD_OPTIONS.map((option) => ({ ...option, label: moods[option.value] }))}
          value={answers.moods?.get(word) ?? guess}
          onValueChange={(mood) =>
            mood !== null && onAnswer({ ...answers, moods: new Map(answers.moods).set(word, mood) })
          }
        />
      )}
    </Asked>
  );
}

/** A question above what answers it, which it names. */
function Asked({ question, children }: { question: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="app-Questions-asked">
      <p id={id} dir="auto">
        {question}
      </p>
      {children(id)}
    </div>
  );
}

function keyOf(question: Question): string {
  if (question.kind === 'mood') return `mood ${question.word}`;
  return question.kind === 'target' ? `target ${question.habit}` : question.kind;
}
