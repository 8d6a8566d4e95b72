import '@daybow/components/styles.css';
import '@daybow/components/fonts.css'; // optional: without it the system's own faces stand in
import { HabitCard } from '@daybow/components';

export function Reading() {
  return <HabitCard icon="📖" name="Read 20 mins" />;
}
