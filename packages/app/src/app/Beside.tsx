import { useLocation } from 'react-router-dom';
import { AllEntriesScreen, MoodRow } from '../features/mood';
import { MoodMonth, useRange } from '../features/stats';
import { paths } from '../shared/paths';
import { BesideContext, Screen } from '../shared/ui/Screen';
import { useWords } from '../shared/words/LanguageProvider';

/** The second paper of a wide window: what goes with the screen of the address; null without any. */
export function Beside() {
  const { pathname } = useLocation();
  const words = useWords();
  const [range] = useRange();
  const screen = {
    [paths.habits]: (
      <Screen title={words.mood.title}>
        <MoodRow />
        <MoodMonth />
      </Screen>
    ),
    [paths.mood]: <AllEntriesScreen />,
    // A month that is looked back on has its calendar.
    [paths.stats]:
      range === 'month' ? (
        <AllEntriesScreen />
      ) : (
        <Screen title={words.app.mood}>
          <MoodMonth />
        </Screen>
      ),
  }[pathname];
  return screen && <BesideContext value={true}>{screen}</BesideContext>;
}
