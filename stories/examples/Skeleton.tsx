import { Card, Skeleton } from '@daybow/components';
import { useEffect, useState } from 'react';

export function Insights() {
  const [insight, setInsight] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(setInsight, 800, 'On days with a walk, your mood was better.');
    return () => clearTimeout(timer);
  }, []);
  return (
    <Card title="Insights" aria-busy={insight === undefined}>
      <p className="daybow-VisuallyHidden" role="status">
        {insight === undefined && 'Loading'}
      </p>
      {insight ?? <Skeleton lines={1} />}
    </Card>
  );
}
