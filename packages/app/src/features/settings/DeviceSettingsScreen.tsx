import { List, Section } from '@daybow/components';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { DataRows, IMPORT_HASH, ImportSheet } from '../copies';
import { LabelsRow } from '../labels';
import { ReportRow } from '../report';
import { AboutRow } from './About';
import { DayStartRow, FirstWeekdayRow, NumberKeysRow, TakeABreakRow } from './DayRows';
import { EraseEverything } from './EraseEverything';
import { PutAway } from './PutAway';
import { InstallRow } from './InstallRow';
import { NotificationsRow, RemindersRow } from './ReminderRows';
import { PromptsRow } from './Prompts';
import { Colophon, SettingsPage } from './SettingsPage';
import { ShowStreaksRow } from './ShowStreaksRow';
import { DarkModeRow, ThemesRow } from './ThemeRows';
import { TimesOfDayRow } from './TimesOfDay';

/** The settings of a person's own journal, its copies, and the way to erase it. */
export function DeviceSettingsScreen() {
  const { hash } = useLocation();
  const words = useDeviceWords().settings;
  return (
    <SettingsPage>
      <Group title={words.reminders}>
        <NotificationsRow />
        <RemindersRow />
      </Group>
      <Group title={words.appearance}>
        <DarkModeRow />
        <ThemesRow />
        <ShowStreaksRow />
      </Group>
      <Group title={words.days}>
        <TakeABreakRow />
        <DayStartRow />
        <FirstWeekdayRow />
        <TimesOfDayRow />
        <PromptsRow />
        <LabelsRow />
        <NumberKeysRow />
      </Group>
      <ImportSheet defaultOpen={hash === IMPORT_HASH}>
        <Group title={words.data}>
          <DataRows />
          <ReportRow />
        </Group>
      </ImportSheet>
      <List>
        <PutAway />
        <InstallRow />
        <AboutRow />
      </List>
      <List>
        <EraseEverything />
      </List>
      <Colophon />
    </SettingsPage>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section variant="group" title={title}>
      <List>{children}</List>
    </Section>
  );
}
