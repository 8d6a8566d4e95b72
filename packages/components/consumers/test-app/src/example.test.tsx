import { MoodPicker, ToastProvider, useToast } from '@daybow/components';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

afterEach(cleanup);

const moods = [
  { value: 2, label: 'Good', emoji: '🙂' },
  { value: 1, label: 'Bad', emoji: '🙁' },
];

function Today() {
  const toast = useToast();
  return (
    <MoodPicker
      options={moods}
      onValueChange={(mood) => toast({ tone: 'success', message: `Mood ${mood} is saved` })}
    />
  );
}

test('a mood is saved', async () => {
  render(<Today />, { wrapper: ToastProvider });
  await userEvent.click(screen.getByRole('radio', { name: 'Good' }));
  expect(await screen.findByText('Mood 2 is saved')).toBeTruthy();
});
