import { NumberField, type NumberFieldProps } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Target } from './examples/NumberField';
import exampleCode from './examples/NumberField.tsx?raw';
import { withSource } from './support/docs';
import { inColumn, inOwnWindow, inRightToLeft, inWidth } from './support/frames';

const meta = {
  title: 'Components/Fields/NumberField',
  component: NumberField,
  args: { label: 'Target', defaultValue: 8, onValueChange: fn() },
  decorators: [inColumn],
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('spinbutton', { name: 'Target' });

const buttonIn = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });

/** A number that the app holds, from 1 upwards. */
export const Example: Story = {
  parameters: withSource(exampleCode),
  render: () => <Target />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Target' });
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(field).toHaveAccessibleDescription('At least 9 glasses a day.');
  },
};

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement);
    await expect(field).toHaveAttribute('aria-valuenow', '8');
    await userEvent.click(buttonIn(canvasElement, 'More'));
    await expect(field).toHaveValue('9');
    await userEvent.click(buttonIn(canvasElement, 'Less'));
    await userEvent.click(buttonIn(canvasElement, 'Less'));
    await expect(field).toHaveValue('7');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(7);
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    for (const name of ['Less', 'More']) {
      const { width, height } = buttonIn(canvasElement, name).getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

/** Arrows change the number by a step, Page Up and Page Down by ten; Home and End go to the ends. */
export const WithTheKeyboard: Story = {
  tags: ['behaviour'],
  args: { min: 0, max: 120, step: 5, defaultValue: 20 },
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    const presses = [
      ['{ArrowUp}', '25'],
      ['{ArrowDown}{ArrowDown}', '15'],
      ['{PageUp}', '65'],
      ['{PageDown}', '15'],
      ['{End}', '120'],
      ['{ArrowUp}', '120'],
      ['{Home}', '0'],
    ];
    for (const [keys = '', value = ''] of presses) {
      await userEvent.keyboard(keys);
      await expect(field).toHaveValue(value);
    }
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** A number is taken over while it is typed. */
export const Typed: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement);
    await userEvent.clear(field);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, '1.5');
    await expect(field).toHaveValue('1.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1.5);
    await userEvent.tab();
    await expect(field).toHaveValue('1.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1.5);
  },
};

/** A number is committed once, when it is finished; a controlled value is what was committed last. */
export const Committed: Story = {
  tags: ['behaviour'],
  args: { label: 'Amount', onValueCommit: fn() },
  render: function Render({ onValueCommit, ...args }) {
    const [amount, setAmount] = useState<number | null>(3);
    return (
      <NumberField
        {...args}
        value={amount}
        onValueCommit={(next) => {
          setAmount(next);
          onValueCommit?.(next);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const { onValueCommit } = args;
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await expect(field).toHaveAttribute('aria-valuenow', '12');
    await expect(onValueCommit).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(onValueCommit).toHaveBeenCalledWith(12);
    await expect(field).toHaveValue('12');

    // What is typed and not yet finished is where a step begins.
    await userEvent.clear(field);
    await userEvent.type(field, '5{ArrowUp}');
    await expect(onValueCommit).toHaveBeenLastCalledWith(6);
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(onValueCommit).toHaveBeenLastCalledWith(7);
    await userEvent.clear(field);
    await userEvent.type(field, '9{Enter}');
    await expect(onValueCommit).toHaveBeenLastCalledWith(9);
    await expect(onValueCommit).toHaveBeenCalledTimes(4);

    const more = canvas.getByRole('button', { name: 'More' });
    await fireEvent.pointerDown(more, { button: 0 });
    await waitFor(() => expect(Number(field.getAttribute('aria-valuenow'))).toBeGreaterThan(11));
    await expect(onValueCommit).toHaveBeenCalledTimes(4);
    await fireEvent.pointerUp(more);
    await expect(onValueCommit).toHaveBeenCalledTimes(5);
    await expect(onValueCommit).toHaveBeenLastCalledWith(
      Number(field.getAttribute('aria-valuenow')),
    );

    // Nothing has changed, and then what is no number.
    await userEvent.type(field, '1{Backspace}');
    await userEvent.tab();
    await userEvent.type(field, 'x');
    await userEvent.tab();
    await expect(onValueCommit).toHaveBeenCalledTimes(5);
  },
};

/** A number that is still being typed is committed as the page is hidden or left: the page may not come back. */
export const PageLeft: Story = {
  tags: ['behaviour'],
  args: { defaultValue: 3, onValueCommit: fn() },
  play: async ({ args, canvas }) => {
    const { onValueCommit } = args;
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await fireEvent(document, new Event('visibilitychange'));
    await expect(onValueCommit).not.toHaveBeenCalled();
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    await fireEvent(document, new Event('visibilitychange'));
    await fireEvent(window, new Event('pagehide'));
    await expect(onValueCommit).toHaveBeenCalledTimes(1);
    await expect(onValueCommit).toHaveBeenCalledWith(12);
    Reflect.deleteProperty(document, 'hidden');
    await fireEvent(document, new Event('visibilitychange'));

    await userEvent.type(field, '5');
    await fireEvent(window, new Event('pagehide'));
    await expect(onValueCommit).toHaveBeenLastCalledWith(125);
    await fireEvent(window, new Event('pagehide'));
    await expect(onValueCommit).toHaveBeenCalledTimes(2);
  },
};

/** A number out of range is brought into it when the field is left, not while a person types. */
export const OutOfRange: Story = {
  args: { min: 5, max: 60, defaultValue: 10 },
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement);
    await userEvent.clear(field);
    await userEvent.type(field, '1');
    await expect(field).toHaveValue('1');
    await userEvent.type(field, '2');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12);
    await userEvent.type(field, '0');
    await userEvent.tab();
    await expect(field).toHaveValue('60');
    await expect(buttonIn(canvasElement, 'More')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(buttonIn(canvasElement, 'More'));
    await expect(field).toHaveValue('60');
  },
};

/** In German, 1.5 is '1,5'; a point is understood, too. */
export const InGerman: Story = {
  args: { locale: 'de', defaultValue: 1.5, step: 0.1, name: 'target' },
  render: (args) => (
    <form aria-label="Ziel">
      <NumberField {...args} />
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement);
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(field).toHaveValue('1,5');
    await userEvent.click(buttonIn(canvasElement, 'More'));
    await expect(field).toHaveValue('1,6');
    await expect(new FormData(form).get('target')).toBe('1.6');
    await userEvent.clear(field);
    await userEvent.type(field, '2,5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2.5);
    await userEvent.clear(field);
    await userEvent.type(field, '3.5');
    await userEvent.tab();
    await expect(field).toHaveValue('3,5');
  },
};

/** A button that is held down repeats its step, faster and faster, up to the end. */
export const HeldDown: Story = {
  tags: ['behaviour'],
  args: { max: 30 },
  play: async ({ canvasElement, args }) => {
    const more = buttonIn(canvasElement, 'More');
    await fireEvent.pointerDown(more, { button: 0 });
    await expect(fieldIn(canvasElement)).toHaveValue('8');
    await waitFor(() => expect(fieldIn(canvasElement)).toHaveValue('30'), { timeout: 5000 });
    await fireEvent.pointerUp(more);
    await fireEvent.click(more, { detail: 1 });
    await expect(args.onValueChange).toHaveBeenCalledTimes(22);

    const less = buttonIn(canvasElement, 'Less');
    await fireEvent.pointerDown(less, { button: 0 });
    await waitFor(() => expect(fieldIn(canvasElement)).not.toHaveValue('30'));
    await fireEvent.pointerUp(less);
    await fireEvent.click(less, { detail: 1 });
    const released = fieldIn(canvasElement).value;
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
    await expect(fieldIn(canvasElement)).toHaveValue(released);
    await userEvent.click(less);
    await expect(fieldIn(canvasElement)).toHaveValue(String(Number(released) - 1));
  },
};

/** Without a number: a step starts at 0. */
export const Empty: Story = {
  args: { defaultValue: null, placeholder: 'None', min: 0 },
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement);
    await expect(field).toHaveValue('');
    await expect(field).not.toHaveAttribute('aria-valuenow');
    await userEvent.click(buttonIn(canvasElement, 'More'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
  },
};

/** The caller holds the number: here, it keeps the old one. */
export const Controlled: Story = {
  tags: ['behaviour'],
  args: { value: 4, defaultValue: undefined },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(buttonIn(canvasElement, 'More'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
    await expect(fieldIn(canvasElement)).toHaveValue('4');
  },
};

const submitted = fn();

const renderForm = (args: NumberFieldProps) => (
  <form
    aria-label="Goal"
    onSubmit={(event) => {
      event.preventDefault();
      submitted(new FormData(event.currentTarget).get('target'));
    }}
  >
    <NumberField {...args} />
    <button type="submit">Save</button>
    <button type="reset">Start over</button>
  </form>
);

/** A text that is no number stays, with an error, until it is corrected; a form is not submitted with it. */
export const NoNumber: Story = {
  args: { name: 'target' },
  render: renderForm,
  play: async ({ canvasElement, args }) => {
    submitted.mockClear();
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    const field = fieldIn(canvasElement);
    for (const text of ['8 glasses', '1e3', '1,2,3', '-']) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      await userEvent.tab();
      await expect(field).toHaveValue(text);
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription('Please enter a number, such as 8');
      await expect(field).not.toHaveAttribute('aria-valuenow');
      await expect(new FormData(form).get('target')).toBe('');
      await userEvent.click(buttonIn(canvasElement, 'Save'));
      await expect(submitted).not.toHaveBeenCalled();
    }
    await userEvent.clear(field);
    await userEvent.type(field, '１２{Enter}');
    await expect(field).toBeValid();
    await expect(submitted).toHaveBeenLastCalledWith('12');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12);
  },
};

const euros = { style: 'currency', currency: 'EUR' } as const;

/** A unit, a currency or a percent sign is part of the text. It may be typed or not, and is said in full. */
export const Formats: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <NumberField
        {...args}
        label="Weight"
        format={{ style: 'unit', unit: 'kilogram' }}
        defaultValue={72.5}
      />
      <NumberField {...args} label="Price" format={euros} min={0} defaultValue={12.5} />
      <NumberField
        {...args}
        label="Battery"
        format={{ style: 'percent' }}
        max={1}
        defaultValue={0.45}
      />
      <NumberField {...args} label="Sleep" format="h:mm" step={15} defaultValue={450} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const field = (name: string) => canvas.getByRole<HTMLInputElement>('spinbutton', { name });
    const cases = [
      ['Weight', '72.5 kg', '72.5 kilograms', '80', '80 kg', 80],
      ['Price', '€12.50', '12.50 euros', '3', '€3.00', 3],
      ['Battery', '45%', '45%', '50 %', '50%', 0.5],
      ['Sleep', '7:30', '7 hours, 30 minutes', '8h15', '8:15', 495],
    ] as const;
    for (const [name, shown, said, typed, after, value] of cases) {
      await expect(field(name)).toHaveValue(shown);
      await expect(field(name)).toHaveAttribute('aria-valuetext', said);
      await userEvent.clear(field(name));
      await userEvent.type(field(name), typed);
      await userEvent.tab();
      await expect(field(name)).toBeValid();
      await expect(field(name)).toHaveValue(after);
      await expect(field(name)).toHaveAttribute('aria-valuenow', String(value));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(value);
      await userEvent.type(field(name), '{ArrowUp}');
    }
    await expect(field('Weight')).toHaveValue('81 kg');
    await expect(field('Price')).toHaveValue('€4.00');
    await expect(field('Battery')).toHaveValue('51%');
    await expect(field('Sleep')).toHaveValue('8:30');
    // The cursor in the number, its unit stays.
    await userEvent.type(field('Weight'), '64', {
      initialSelectionStart: 0,
      initialSelectionEnd: 2,
    });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(64);
  },
};

/** A duration in minutes, typed in many ways and read back as hours and minutes. */
export const Duration: Story = {
  tags: ['behaviour'],
  args: { label: 'Target', format: 'h:mm', step: 15, min: 0, max: 1440, defaultValue: 450 },
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement);
    await userEvent.click(buttonIn(canvasElement, 'More'));
    await expect(field).toHaveValue('7:45');
    for (const [typed, shown, minutes] of [
      ['6.5', '6:30', 390],
      ['7h30', '7:30', 450],
      ['90 min', '1:30', 90],
      ['30', '24:00', 1440],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.tab();
      await expect(field).toHaveValue(shown);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(minutes);
    }
    await userEvent.clear(field);
    await userEvent.type(field, '7:75');
    await userEvent.tab();
    await expect(field).toHaveValue('7:75');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter hours and minutes, such as 7:30');
  },
};

/** Without decimals only whole numbers are valid: others stay and are marked, nothing is rounded. */
export const WholeNumbers: Story = {
  args: { name: 'target', format: { maximumFractionDigits: 0 }, min: 0 },
  render: renderForm,
  play: async ({ canvasElement, args }) => {
    submitted.mockClear();
    const field = fieldIn(canvasElement);
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.clear(field);
    await userEvent.type(field, '2.5{Enter}');
    await expect(submitted).not.toHaveBeenCalled();
    await expect(field).toHaveValue('2.5');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter a whole number, such as 8');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await userEvent.clear(field);
    await userEvent.type(field, '3.0{Enter}');
    await expect(submitted).toHaveBeenLastCalledWith('3');
    await expect(field).toBeValid();
    await expect(field).toHaveValue('3');
  },
};

/** Arrow keys that choose among an input method's words step nothing. */
export const Composing: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement);
    await fireEvent.keyDown(field, { key: 'ArrowUp', isComposing: true });
    await fireEvent.keyDown(field, { key: 'ArrowUp', keyCode: 229 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await fireEvent.keyDown(field, { key: 'ArrowUp' });
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

export const WithDescriptionAndError: Story = {
  args: { description: 'How many in a day.', error: 'Please enter a number' },
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement)).toBeInvalid();
    await expect(fieldIn(canvasElement)).toHaveAccessibleDescription(
      'Please enter a number How many in a day.',
    );
  },
};

/** Disabled by itself, or with the fieldset around it. */
export const Disabled: Story = {
  render: (args) => (
    <form aria-label="Goal" style={{ display: 'grid', gap: 16 }}>
      <NumberField {...args} label="Times" name="times" disabled />
      <fieldset disabled style={{ border: 0, padding: 0, margin: 0 }}>
        <NumberField {...args} name="target" />
      </fieldset>
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    for (const field of within(canvasElement).getAllByRole('spinbutton')) {
      await expect(field).toBeDisabled();
    }
    for (const button of within(canvasElement).getAllByRole('button')) {
      await expect(button).toBeDisabled();
      await userEvent.click(button, { pointerEventsCheck: 0 });
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect([...new FormData(form).keys()]).toEqual([]);
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(fieldIn(canvasElement), '5{ArrowUp}');
    await userEvent.click(buttonIn(canvasElement, 'More'));
    await expect(fieldIn(canvasElement)).toHaveValue('8');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** A form gets the number under the field's name; a reset restores the default. */
export const InAForm: Story = {
  args: { name: 'target', max: 50, required: true },
  render: renderForm,
  play: async ({ canvasElement, args }) => {
    submitted.mockClear();
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    const field = fieldIn(canvasElement);
    await userEvent.clear(field);
    await userEvent.click(buttonIn(canvasElement, 'Save'));
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.type(field, '60{Enter}');
    await expect(submitted).toHaveBeenLastCalledWith('50');
    await userEvent.click(within(form).getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(8));
    await expect(field).toHaveValue('8');
    await expect(new FormData(form).get('target')).toBe('8');
  },
};

/** `ref` is the `<input>`. */
export const FocusFromCode: Story = {
  tags: ['behaviour'],
  render: function Focused(args) {
    const field = useRef<HTMLInputElement>(null);
    return (
      <>
        <NumberField {...args} ref={field} data-testid="input" className="box" />
        <button type="button" onClick={() => field.current?.focus()}>
          Set it
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(buttonIn(canvasElement, 'Set it'));
    await expect(fieldIn(canvasElement)).toHaveFocus();
    await expect(within(canvasElement).getByTestId('input')).toBe(fieldIn(canvasElement));
  },
};

/** Less is at the right, more at the left. */
export const RightToLeft: Story = {
  args: { label: 'الهدف', decrementLabel: 'أقل', incrementLabel: 'أكثر', locale: 'ar-EG' },
  decorators: [inRightToLeft],
  play: async ({ canvasElement }) => {
    const less = buttonIn(canvasElement, 'أقل').getBoundingClientRect();
    const more = buttonIn(canvasElement, 'أكثر').getBoundingClientRect();
    await expect(less.left).toBeGreaterThan(more.right);
    await expect(within(canvasElement).getByRole('spinbutton')).toHaveValue('٨');
  },
};

/** The unit stands where the language puts it. */
export const FormatsInRightToLeft: Story = {
  decorators: [inRightToLeft],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <NumberField {...args} locale="ar-EG" label="السعر" format={euros} />
      <NumberField {...args} locale="ar-EG" label="النوم" format="h:mm" defaultValue={450} />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'النوم' });
    await expect(field).toHaveValue('٧:٣٠');
    await userEvent.clear(field);
    await userEvent.type(field, '٨:١٥');
    await userEvent.tab();
    await expect(field).toHaveAttribute('aria-valuenow', '495');
  },
};

export const LargeText: Story = {
  decorators: [inWidth(160)],
  args: { defaultValue: 120 },
  globals: { textSize: '200%' },
  parameters: inOwnWindow(200),
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    await expect(getComputedStyle(field).fontSize).toBe('32px');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
};
