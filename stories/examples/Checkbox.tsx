import { Button, Checkbox } from '@daybow/components';
import { useState } from 'react';

export function Weekends() {
  const [days, setDays] = useState('');
  return (
    <form
      style={{ display: 'grid', gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setDays(data.has('weekends') ? 'Every day' : 'Monday to Friday');
      }}
    >
      <Checkbox name="weekends" label="On weekends, too" description="Saturday and Sunday" />
      <Button type="submit">Save</Button>
      <p role="status">{days}</p>
    </form>
  );
}
