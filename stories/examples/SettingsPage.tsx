import {
  Button,
  Column,
  DaybowProvider,
  Dialog,
  DialogClose,
  EmojiTile,
  List,
  ListRow,
  PageHeader,
  RadioGroup,
  Section,
  SelectField,
  Switch,
  ToastProvider,
  useToast,
  type WeekdayNumber,
  WeekdayPicker,
} from '@daybow/components';
import { useState } from 'react';
import './stack.css';

const themes = [
  { value: 'auto', label: 'As my device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const languages = [
  { value: 'en-US', label: 'American: weeks begin on Sunday' },
  { value: 'en-GB', label: 'British: weeks begin on Monday' },
];

function Settings() {
  const toast = useToast();
  const [reminds, setReminds] = useState(true);
  const [days, setDays] = useState<readonly WeekdayNumber[]>([1, 2, 3, 4, 5]);
  return (
    <>
      <Section title="Reminders">
        <div className="stack">
          <List>
            <Switch
              icon={<EmojiTile tint={1}>🔔</EmojiTile>}
              label="Notifications"
              description="A reminder for each habit"
              checked={reminds}
              onCheckedChange={setReminds}
            />
          </List>
          {reminds && <WeekdayPicker label="Remind me on" value={days} onValueChange={setDays} />}
        </div>
      </Section>
      <Section title="Your data">
        <div className="stack">
          <List>
            <ListRow
              icon={<EmojiTile tint={2}>💾</EmojiTile>}
              label="Save a copy"
              description="A file of your own"
              onPress={() => toast({ tone: 'success', message: 'Your copy was saved' })}
            />
          </List>
          <Dialog
            trigger={<Button variant="danger">Erase everything</Button>}
            title="Erase everything?"
            description="All habits and moods leave this device."
          >
            <DialogClose
              variant="danger"
              block
              onClick={() => toast({ tone: 'info', message: 'Everything was erased' })}
            >
              Erase
            </DialogClose>
          </Dialog>
        </div>
      </Section>
    </>
  );
}

export function SettingsPage() {
  const [theme, setTheme] = useState<string | null>('auto');
  const [language, setLanguage] = useState('en-US');
  return (
    <DaybowProvider locale={language}>
      <ToastProvider>
        <div data-theme={theme === 'auto' ? undefined : theme}>
          <Column>
            <PageHeader title="Settings" />
            <main className="stack">
              <Section title="Look">
                <div className="stack">
                  <RadioGroup
                    label="Theme"
                    options={themes}
                    value={theme}
                    onValueChange={setTheme}
                  />
                  <SelectField
                    label="Region"
                    options={languages}
                    value={language}
                    onChange={(event) => setLanguage(event.currentTarget.value)}
                  />
                </div>
              </Section>
              <Settings />
            </main>
          </Column>
        </div>
      </ToastProvider>
    </DaybowProvider>
  );
}
