import { Button, TextField } from '@daybow/components';
import { useState, type FormEvent } from 'react';

export function HabitName() {
  const [error, setError] = useState<string>();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    setError(name ? undefined : 'Please enter a habit name');
  }

  return (
    <form onSubmit={handleSubmit} style={{ display: 'grid', gap: 16 }}>
      <TextField label="Habit name" name="name" error={error} />
      <Button type="submit">Add Habit</Button>
    </form>
  );
}
