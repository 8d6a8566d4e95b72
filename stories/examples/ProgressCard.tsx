import { ProgressCard } from '@daybow/components';

export function Today({ done = 3, all = 5 }) {
  return (
    <ProgressCard
      value={all === 0 ? null : (100 * done) / all}
      date="Saturday 21 November"
      count={`${done} of ${all}`}
      caption="habits completed"
    />
  );
}
