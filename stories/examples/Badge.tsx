import { Badge } from '@daybow/components';

export function Archive() {
  return (
    <h2>
      Archive <Badge max={99}>{120}</Badge>
    </h2>
  );
}
