import { DateField, type DateFieldProps } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FirstDay } from './examples/DateField';
import exampleCode from './examples/DateField.tsx?raw';
import './examples/stack.css';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow, inRightToLeft, inWidth } from './support/frames';

const meta = {
  title: 'Components/Fields/DateField',
  component: DateField,
  args: { label: 'First day', today: '2026-11-21', locale: 'en-GB', onValueChange: fn() },
  decorators: [inColumn],
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox');

const buttonIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Choose a date' });

const dayIn = (dialog: HTMLElement, name: string | RegExp) =>
  within(dialog).getByRole('button', { name });

/** The open dialog, once its animation is over. */
async function openedDialog() {
  const dialog = await screen.findByRole('dialog', { name: 'First day' });
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
  return dialog;
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Types a text into the empty field, and leaves it. */
async function enter(canvasElement: HTMLElement, text: string) {
  const field = fieldIn(canvasElement);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
}

/** A day that the app holds, from today on. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <FirstDay />,
  play: async ({ canvas, canvasElement }) => {
    await enter(canvasElement, '12/1/26');
    await expect(canvas.getByRole('textbox')).toHaveValue('12/01/2026');
    await expect(canvas.getByText('Stored as 2026-12-01')).toBeVisible();
  },
};

/** A date is read once the field is left, and then written as the language writes it. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement);
    await expect(field).toHaveAccessibleName('First day');
    await expect(field).toHaveAttribute('placeholder', 'DD/MM/YYYY');
    await userEvent.type(field, '3/12/26');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(field).toHaveValue('03/12/2026');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-03');

    const button = buttonIn(canvasElement);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(/^First day Thursday,? 3 December 2026$/);
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(button).toHaveAccessibleDescription('First day');
  },
};

/** A date with a year of four digits is taken over while it is typed: nothing moves as the field is left. */
export const TakenOver: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement);
    await userEvent.type(field, '3/12/2026');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-03');
    await expect(field).toHaveValue('3/12/2026');
    await userEvent.tab();
    await expect(field).toHaveValue('03/12/2026');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

/** Signs, digits and words as people type them. ISO 8601 is always read. */
export const Typed: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    const texts = ['2026-12-03', '3.12.26', '03122026', '3 Dec 2026', '٣/١٢/٢٠٢٦', '3/12'];
    for (const text of texts) {
      await enter(canvasElement, text);
      await expect(fieldIn(canvasElement)).toHaveValue('03/12/2026');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-03');
    }
  },
};

/** A date is read, too, as the page is left: it may not come back. */
export const PageLeft: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    await userEvent.clear(fieldIn(canvasElement));
    await userEvent.type(fieldIn(canvasElement), '3.12.26');
    await expect(args.onValueChange).not.toHaveBeenCalledWith('2026-12-03');
    await fireEvent(window, new Event('pagehide'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-03');
  },
};

/** The calendar begins at today, or at the day in the field. A choice closes it. */
export const Chosen: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(buttonIn(canvasElement));
    const dialog = await openedDialog();
    await expect(dayIn(dialog, 'Saturday 21 November')).toHaveFocus();
    await userEvent.click(dayIn(dialog, 'Monday 30 November'));
    await expectClosed();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-30');
    await expect(fieldIn(canvasElement)).toHaveValue('30/11/2026');
    await expect(buttonIn(canvasElement)).toHaveFocus();

    await userEvent.click(buttonIn(canvasElement));
    const again = await openedDialog();
    const chosen = dayIn(again, 'Monday 30 November, selected');
    await expect(chosen).toHaveFocus();
    await userEvent.click(chosen);
    await expectClosed();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

/** The calendar by the keyboard alone, and the way back without a choice. */
export const WithTheKeyboard: Story = {
  tags: ['behaviour'],
  args: { defaultValue: '2026-12-03' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(fieldIn(canvasElement)).toHaveFocus();
    await userEvent.tab();
    await expect(buttonIn(canvasElement)).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    const dialog = await openedDialog();
    await expect(dayIn(dialog, 'Thursday 3 December, selected')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expectClosed();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(buttonIn(canvasElement)).toHaveFocus());

    await userEvent.keyboard(' ');
    await openedDialog();
    await userEvent.keyboard('{PageDown}{ArrowRight}{Enter}');
    await expectClosed();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-01-04');
    await waitFor(() => expect(buttonIn(canvasElement)).toHaveFocus());
    await expect(buttonIn(canvasElement)).toHaveAccessibleDescription(
      /^First day Monday,? 4 January 2027$/,
    );
  },
};

/** The open calendar, over the page: a sheet on phones. */
export const Open: Story = {
  args: {
    defaultValue: '2026-12-03',
    min: '2026-11-21',
    isDayDisabled: (day) => day > '2026-12-24',
  },
  parameters: inOwnWindow(620),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(buttonIn(canvasElement));
    const dialog = await openedDialog();
    await expect(within(dialog).getByRole('grid', { name: 'December' })).toBeInTheDocument();
    await userEvent.click(dayIn(dialog, 'Friday 25 December'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
};

const submitted = fn();

const renderForm = (args: DateFieldProps) => (
  <form
    className="stack"
    aria-label="Plan"
    onSubmit={(event) => {
      event.preventDefault();
      submitted(new FormData(event.currentTarget).get('first'));
    }}
  >
    <DateField {...args} />
    <button type="submit">Save</button>
    <button type="reset">Start over</button>
  </form>
);

/** A text that is no date stays, with an error, until it is corrected; a form is not submitted with it. */
export const NoDate: Story = {
  args: { name: 'first', defaultValue: '2026-12-03' },
  render: renderForm,
  play: async ({ canvas, canvasElement, args }) => {
    submitted.mockClear();
    const form = canvas.getByRole<HTMLFormElement>('form');
    const field = fieldIn(canvasElement);
    for (const text of ['soon', '5', '12/31/2026', '31/02/2026']) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      await userEvent.tab();
      await expect(field).toHaveValue(text);
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription('Please enter a date, such as 21/11/2026');
      await expect(new FormData(form).get('first')).toBe('');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(submitted).not.toHaveBeenCalled();
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();

    await userEvent.clear(field);
    await userEvent.type(field, '28/2/2027{Enter}');
    await expect(field).toBeValid();
    await expect(submitted).toHaveBeenLastCalledWith('2027-02-28');

    await enter(canvasElement, '31/02/2026');
    await userEvent.click(buttonIn(canvasElement));
    await userEvent.click(dayIn(await openedDialog(), /^Monday,? 1 February 2027/));
    await expect(field).toHaveValue('01/02/2027');
    await expect(field).toBeValid();

    await enter(canvasElement, '31/02/2026');
  },
};

/** Days outside `min` and `max`, and those that are disabled, are refused like what is no date. */
export const Limits: Story = {
  args: { min: '2026-11-21', max: '2026-12-31', isDayDisabled: (day) => day === '2026-12-25' },
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement);
    for (const text of ['20/11/2026', '01/01/2027']) {
      await enter(canvasElement, text);
      await expect(field).toHaveValue(text);
      await expect(field).toHaveAccessibleDescription(
        'Please enter a date from 21/11/2026 to 31/12/2026',
      );
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await enter(canvasElement, '24/12/2026');
    await expect(field).toBeValid();
    await enter(canvasElement, '25/12/2026');
    await expect(field).toHaveAccessibleDescription(
      'Please enter another date, as 25/12/2026 cannot be chosen',
    );
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-24');
  },
};

/** One limit alone is told by itself, also of a day that the app has given. */
export const OneLimit: Story = {
  render: (args) => (
    <div className="stack">
      <DateField {...args} min="2026-11-21" defaultValue="2026-11-20" />
      <DateField {...args} label="Born" max="2026-11-21" defaultValue="2026-11-22" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, born] = canvas.getAllByRole('textbox');
    await expect(first).toHaveAccessibleDescription('Please enter a date from 21/11/2026 on');
    await expect(born).toHaveAccessibleDescription('Please enter a date up to 21/11/2026');
  },
};

/** The caller holds the day: here, it keeps the old one. */
export const Controlled: Story = {
  tags: ['behaviour'],
  args: { value: '2026-12-03' },
  play: async ({ canvasElement, args }) => {
    await enter(canvasElement, '4/12/2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-04');
    await expect(fieldIn(canvasElement)).toHaveValue('03/12/2026');
  },
};

/** Another value from the caller takes the place of what is typed. */
export const ChangedByTheCaller: Story = {
  tags: ['behaviour'],
  render: function Changed(args) {
    const [day, setDay] = useState<string | null>(null);
    return (
      <div className="stack">
        <DateField {...args} value={day} onValueChange={setDay} />
        <button type="button" onClick={() => setDay('2026-12-03')}>
          In December
        </button>
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await enter(canvasElement, '31/02/2026');
    await expect(fieldIn(canvasElement)).toHaveValue('31/02/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'In December' }));
    await expect(fieldIn(canvasElement)).toHaveValue('03/12/2026');
    await expect(fieldIn(canvasElement)).toBeValid();
  },
};

/** Enter that ends a word of an input method does not read the date. */
export const Composing: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement);
    await userEvent.type(field, '3/12/26');
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await fireEvent.keyDown(field, { key: 'Enter' });
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-03');
  },
};

/** A form gets the day under the field's name; a reset restores the default. */
export const InAForm: Story = {
  args: { name: 'first', required: true, defaultValue: '2026-12-03' },
  render: renderForm,
  play: async ({ canvas, canvasElement, args }) => {
    submitted.mockClear();
    const form = canvas.getByRole<HTMLFormElement>('form');
    const field = fieldIn(canvasElement);
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submitted).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();

    // The form has the day while the field still has the focus.
    await userEvent.type(field, '1.1.27');
    await expect(new FormData(form).get('first')).toBe('2027-01-01');
    await userEvent.keyboard('{Enter}');
    await expect(submitted).toHaveBeenLastCalledWith('2027-01-01');

    await userEvent.type(field, '?');
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-03'));
    await expect(field).toHaveValue('03/12/2026');
    await expect(new FormData(form).get('first')).toBe('2026-12-03');
  },
};

export const WithDescriptionAndError: Story = {
  args: { description: 'The habit is due from this day on.', error: 'Please choose a day' },
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement)).toBeInvalid();
    await expect(fieldIn(canvasElement)).toHaveAccessibleDescription(
      'Please choose a day The habit is due from this day on.',
    );
  },
};

/** Disabled by itself, or with the fieldset around it. */
export const Disabled: Story = {
  args: { defaultValue: '2026-12-03' },
  render: (args) => (
    <form className="stack" aria-label="Plan">
      <DateField {...args} label="Last day" name="last" disabled max="2026-11-21" />
      <fieldset disabled style={{ border: 0, padding: 0, margin: 0 }}>
        <DateField {...args} name="first" />
      </fieldset>
    </form>
  ),
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) {
      await expect(field).toBeDisabled();
      await expect(field).not.toHaveAccessibleDescription();
    }
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect([...new FormData(form).keys()]).toEqual([]);
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: '2026-12-03', readOnly: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(fieldIn(canvasElement), '5');
    await expect(buttonIn(canvasElement)).toBeDisabled();
    await expect(fieldIn(canvasElement)).toHaveValue('03/12/2026');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

const languages: [locale: string, placeholder: string, date: string][] = [
  ['en-US', 'MM/DD/YYYY', '12/03/2026'],
  ['de', 'TT.MM.JJJJ', '03.12.2026'],
  ['sv', 'ÅÅÅÅ-MM-DD', '2026-12-03'],
  ['ja', '年/月/日', '2026/12/03'],
];

/** Order, signs and letters of the placeholder are those of the language. */
export const Languages: Story = {
  render: (args) => (
    <div className="stack">
      {languages.map(([locale]) => (
        <div key={locale} lang={locale} style={{ display: 'grid', gap: 12 }}>
          <DateField {...args} label={locale} locale={locale} />
          <DateField
            {...args}
            label={`${locale}, with a day`}
            locale={locale}
            defaultValue="2026-12-03"
          />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const [locale, placeholder, date] of languages) {
      const field = canvas.getByRole('textbox', { name: locale });
      await expect(field).toHaveAttribute('placeholder', placeholder);
      await expect(canvas.getByRole('textbox', { name: `${locale}, with a day` })).toHaveValue(
        date,
      );
    }
  },
};

/** A date keeps its own direction, and stands where lines begin. */
export const RightToLeft: Story = {
  decorators: [inRightToLeft],
  render: (args) => (
    <div className="stack">
      <DateField {...args} label="اليوم الأول" locale="ar-EG" defaultValue="2026-12-03" />
      <DateField {...args} label="اليوم الأخير" locale="ar-EG" />
      <DateField {...args} label="Első nap" locale="hu" defaultValue="2026-12-03" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [arabic, , hungarian] = canvas.getAllByRole<HTMLInputElement>('textbox');
    await expect(arabic?.value.replaceAll('\u200F', '')).toBe('٠٣/١٢/٢٠٢٦');
    await expect(hungarian).toHaveValue('2026. 12. 03.');
    for (const field of canvas.getAllByRole('textbox')) {
      const { textAlign, unicodeBidi } = getComputedStyle(field);
      await expect(unicodeBidi).toBe('plaintext');
      await expect(textAlign).toMatch(/^(right|.*match-parent)$/);
    }
    const [button] = canvas.getAllByRole('button');
    await expect(button?.getBoundingClientRect().left).toBeLessThan(
      arabic?.getBoundingClientRect().left ?? 0,
    );
  },
};

/** The calendar goes from right to left, too. */
export const OpenRightToLeft: Story = {
  args: { label: 'اليوم الأول', locale: 'ar-EG', defaultValue: '2026-12-03' },
  globals: { direction: 'rtl' },
  parameters: inOwnWindow(620),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog', { name: 'اليوم الأول' });
    await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
    const days = within(dialog).getAllByRole('button', { name: /ديسمبر/ });
    await expect(days[0]?.getBoundingClientRect().left).toBeGreaterThan(
      days[1]?.getBoundingClientRect().right ?? Infinity,
    );
  },
};

/** Text at 200 % in the narrowest column: the whole date is seen. */
export const LargeText: Story = {
  decorators: [inWidth(288)],
  args: { defaultValue: '2026-12-03' },
  globals: { textSize: '200%' },
  parameters: inOwnWindow(240),
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    await expect(getComputedStyle(field).fontSize).toBe('32px');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
};

/** `ref` is the `<input>`, which gets all other props. */
export const FocusFromCode: Story = {
  tags: ['behaviour'],
  render: function Focused(args: ComponentProps<typeof DateField>) {
    const field = useRef<HTMLInputElement>(null);
    return (
      <>
        <DateField {...args} ref={field} data-testid="input" className="box" start="📅" />
        <button type="button" onClick={() => field.current?.focus()}>
          Set it
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set it' }));
    await expect(fieldIn(canvasElement)).toHaveFocus();
    await expect(canvas.getByTestId('input')).toBe(fieldIn(canvasElement));
  },
};
