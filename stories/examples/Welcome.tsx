import '@daybow/components/styles.css';
import '@daybow/components/fonts.css'; // optional: the fonts; without it, system fonts
import { HabitCard } from '@daybow/components';

export function Reading() {
  return <HabitCard icon="📖" label="Read 20 mins" />;
}
