import {
  BarChart,
  Button,
  Card,
  EmojiField,
  HabitCard,
  IconButton,
  List,
  ListRow,
  MoodPicker,
  PageHeader,
  ProgressRing,
  RadioGroup,
  SelectField,
  Switch,
  TextArea,
  TextField,
  WeekdayPicker,
} from '@daybow/components';
import { createRoot } from 'react-dom/client';

const places = [{ value: 'home', label: 'At home' }];
const week = [
  { label: 'Mon', value: 3 },
  { label: 'Tue', value: 5 },
];

function App() {
  return (
    <main>
      <div data-testid="looks">
        <PageHeader title="Today" />
        <Button>Save</Button>
        <Button variant="quiet">Cancel</Button>
        <IconButton aria-label="Close" label="Close">
          <svg viewBox="0 0 10 10" aria-hidden="true" />
        </IconButton>
        <HabitCard icon="📖" label="Read" defaultCompleted />
        <MoodPicker options={[{ value: 4, label: 'Good', emoji: '🙂' }]} defaultValue={4} />
        <TextField label="Name" placeholder="Walk" />
        <TextArea label="Note" />
        <EmojiField label="Icon" suggestions={['🌿']} />
        <SelectField label="Place" options={places} />
        <RadioGroup aria-label="Where" options={places} defaultValue="home" />
        <WeekdayPicker defaultValue={[1]} />
        <Switch label="Reminder" description="Daily" />
        <List>
          <ListRow title="Row" />
        </List>
        <Card title="Week">
          <BarChart aria-label="Habits" data={week} domain={[0, 5]} />
        </Card>
        <ProgressRing value={60} />
      </div>
      <p style={{ marginBlockStart: 48 }}>
        <Button className="rounded-none bg-red-700 px-12">Delete</Button>
      </p>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
