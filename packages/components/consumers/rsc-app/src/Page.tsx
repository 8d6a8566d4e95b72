// A server component: it passes plain data to the components, which are client modules.
import '@daybow/components/base.css';
import '@daybow/components/bar-chart.css';
import '@daybow/components/button.css';
import '@daybow/components/card.css';
import '@daybow/components/column.css';
import '@daybow/components/dialog.css';
import '@daybow/components/habit-card.css';
import '@daybow/components/line-chart.css';
import '@daybow/components/mood-picker.css';
import '@daybow/components/page-header.css';
import '@daybow/components/progress-ring.css';
import '@daybow/components/text-field.css';
import '@daybow/components/toast.css';
import { BarChart } from '@daybow/components/bar-chart';
import { Card } from '@daybow/components/card';
import { Column } from '@daybow/components/column';
import { HabitCard } from '@daybow/components/habit-card';
import { LineChart } from '@daybow/components/line-chart';
import { MoodPicker } from '@daybow/components/mood-picker';
import { PageHeader } from '@daybow/components/page-header';
import { ProgressRing } from '@daybow/components/progress-ring';
import { ToastProvider } from '@daybow/components/toast';
import { Actions } from './Actions';

const moods = [
  { value: 5, label: 'Great', emoji: '😄' },
  { value: 3, label: 'Okay', emoji: '😐' },
  { value: 1, label: 'Terrible', emoji: '😢' },
];

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Asynchronous like a database query, which only a server component can await. */
async function weekOf(values: number[]) {
  return days.map((label, index) => ({ label, value: values[index] ?? null }));
}

export async function Page() {
  const habitsDone = await weekOf([4, 5, 3, 5, 4, 5, 5]);
  const moodsFelt = await weekOf([4, 5, 3, 4, 5, 4, 5]);
  return (
    <html lang="en" data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Drawn by server components</title>
      </head>
      <body>
        <ToastProvider>
          <Column>
            <PageHeader title="A page of a server" description="Made of Daybow's components" />
            <ProgressRing value={40} />
            <HabitCard icon="📖" label="Read 20 mins" />
            <MoodPicker options={moods} />
            <Card title="Weekly Habits">
              <BarChart aria-label="Habits completed" data={habitsDone} domain={[0, 5]} />
            </Card>
            <Card title="Mood Trends">
              <LineChart aria-label="Mood" data={moodsFelt} domain={[1, 5]} />
            </Card>
            <Actions />
          </Column>
        </ToastProvider>
      </body>
    </html>
  );
}
