import { StatCard } from '@daybow/components';
import { FireIcon } from '@phosphor-icons/react/dist/ssr/Fire';

export function Streak() {
  return <StatCard label="Day Streak" value="7" icon={<FireIcon weight="fill" />} />;
}
