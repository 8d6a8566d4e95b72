import type { ComponentType } from 'react';
import { useOpened } from '../journal/JournalProvider';
import { HabitsScreen } from './Habits/HabitsScreen';
import { MoodScreen } from './Mood/MoodScreen';
import { SettingsScreen } from './Settings/SettingsScreen';
import { StatsScreen } from './Stats/StatsScreen';

/** The screens that differ between the sample and a person's own journal. */
type ScreenName = 'Habits' | 'Mood' | 'Stats' | 'Settings';
export type JournalScreens = Readonly<Record<ScreenName, ComponentType>>;

const sampleScreens: JournalScreens = {
  Habits: HabitsScreen,
  Mood: MoodScreen,
  Stats: StatsScreen,
  Settings: SettingsScreen,
};

/** A screen of the sample, or the same of a person's own journal. */
export function JournalScreen({ name }: { name: ScreenName }) {
  const { opened } = useOpened();
  const screens = opened.kind === 'device' ? opened.screens : sampleScreens;
  const Screen = screens[name];
  return <Screen />;
}
