import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { defaults, type Plan, PlanForm } from './Plan';

afterEach(cleanup);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** A `<select>` of happy-dom keeps its first option, whatever react-hook-form selects at first. */
const firstWeekStart = 'happyDOM' in window ? '1' : defaults.weekStart;

test('a form shows its default values, submits what is shown, and follows a reset', async () => {
  const save = vi.fn<(plan: Plan) => void>();
  render(<PlanForm onSave={(plan) => save(plan)} />);
  const expectDefaults = (weekStart = defaults.weekStart) => {
    expect(textbox('Habit name').value).toBe('Evening walk');
    expect(textbox('Note').value).toBe('Slow');
    expect(textbox('Note').getAttribute('aria-invalid')).toBeNull();
    expect(textbox('Icon').value).toBe('🚶');
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe(weekStart);
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    const pressed = screen.getAllByRole('button', { pressed: true });
    expect(pressed.map((button) => button.textContent)).toEqual(['🚶', 'M', 'W']);
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
  };
  expectDefaults(firstWeekStart);

  await press('Save');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Great' })),
  );
  expect(save).not.toHaveBeenCalled();

  await userEvent.type(textbox('Habit name'), 's');
  await userEvent.type(textbox('Note'), ' and long');
  await press('🌿');
  await userEvent.selectOptions(screen.getByRole('combobox'), '1');
  await userEvent.click(screen.getByRole('radio', { name: 'Terrible' }));
  await userEvent.click(screen.getByRole('radio', { name: 'With an empty list' }));
  await press('Friday');
  await userEvent.click(screen.getByRole('switch'));
  await press('Read');
  expect(textbox('Note').getAttribute('aria-invalid')).toBe('true');
  await press('Save');
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save).toHaveBeenLastCalledWith({
    name: 'Evening walks',
    note: 'Slow and long',
    icon: '🌿',
    weekStart: '1',
    mood: 1,
    beginning: 'empty',
    days: [1, 3, 5],
    reminder: false,
    read: true,
  } satisfies Plan);

  await press('Start over');
  await waitFor(() => expectDefaults());
  await userEvent.click(screen.getByRole('radio', { name: 'Great' }));
  await press('Save');
  await waitFor(() => expect(save).toHaveBeenLastCalledWith({ ...defaults, mood: 5 }));
});
