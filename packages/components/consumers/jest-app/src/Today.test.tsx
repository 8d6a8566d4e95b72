import { ToastProvider } from '@daybow/components/toast';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Today } from './Today';

// From its own entry, although the page takes `useToast` from the whole package.
beforeEach(() => void render(<Today />, { wrapper: ToastProvider }));

test('a habit is marked as done', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Read 20 mins' }));
  expect(screen.getByRole('button', { name: 'Read 20 mins', pressed: true })).toBeTruthy();
});

test('a mood is chosen, and a toast says that it is saved', async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'Good' }));
  expect(screen.getByRole('radio', { name: 'Good', checked: true })).toBeTruthy();
  expect(await screen.findByText('Mood 2 is saved')).toBeTruthy();
});

test.each(['Mood of the week', 'Habits of the week'])('the chart %s is read', async (name) => {
  const slider = await screen.findByRole('slider', { name });
  await userEvent.click(slider);
  await userEvent.keyboard('{End}');
  expect(slider.getAttribute('aria-valuetext')).toBe('Tue: 2');
});

test('a switch is turned on', async () => {
  await userEvent.click(screen.getByRole('switch', { name: 'Reminder' }));
  expect(screen.getByRole('switch', { name: 'Reminder', checked: true })).toBeTruthy();
});

test('a dialog opens and closes', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByRole('dialog', { name: 'Add a habit' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
