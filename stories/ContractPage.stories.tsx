import { Button, Dialog, ToastProvider } from '@daybow/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { DialogAndToast, openDialogAndToast, ShowToast } from './support/DialogAndToast';
import { Everything } from './support/Everything';
import { inColumn } from './support/frames';
import { arabic, english, findEnglish } from './support/words';

/** What holds for every component of the package: its place in a page. */
const meta = {
  title: 'Contract',
  decorators: [inColumn],
  parameters: { controls: { disable: true } },
  tags: ['behaviour', '!autodocs', 'no-picture'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every text is a prop: no English is left, visible or for screen readers. */
export const EveryWordIsAProp: Story = {
  render: () => (
    <div lang="ar">
      <Everything words={arabic} />
      <DialogAndToast words={arabic} />
    </div>
  ),
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await expect(findEnglish(canvasElement)).toEqual([]);
    for (const slider of within(canvasElement).getAllByRole('slider')) {
      slider.focus();
      await userEvent.keyboard('{ArrowLeft}');
    }
    await expect(findEnglish(canvasElement)).toEqual([]);

    await userEvent.click(screen.getAllByRole('button', { name: arabic.action }).at(-1) as Element);
    await userEvent.click(await screen.findByRole('button', { name: arabic.group }));
    const dialog = await screen.findByRole('dialog', { name: arabic.title });
    const toasts = await screen.findByRole('region', { name: arabic.region });
    await within(toasts).findByText(arabic.error);
    await expect(findEnglish(dialog)).toEqual([]);
    await expect(findEnglish(toasts.parentElement ?? toasts)).toEqual([]);
  },
};

/** Attributes that refer to other elements by id. */
const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/** Each component twice on a page: ids are unique, references resolve, and state is not shared. */
export const SeveralOnAPage: Story = {
  render: () => (
    <>
      <Everything words={english} />
      <article dir="rtl" lang="ar">
        <Everything words={arabic} />
      </article>
    </>
  ),
  play: async ({ canvasElement, canvas }) => {
    const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
    await expect(ids.length).toBeGreaterThan(20);
    await expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);

    const referenced = references.flatMap((name) =>
      [...canvasElement.querySelectorAll(`[${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? '').split(/\s+/),
      ),
    );
    const urls = [
      ...canvasElement.innerHTML.matchAll(/url\((?:&quot;)?#([^)&]+)|<use[^>]+href="#([^"]+)/g),
    ];
    const urlIds = urls.map(([, paint, copy]) => paint ?? copy ?? '');
    await expect(referenced.concat(urlIds).filter((id) => !ids.includes(id))).toEqual([]);

    await userEvent.click(canvas.getByRole('radio', { name: english.moods[4] }));
    await expect(canvas.getByRole('radio', { name: english.moods[4] })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: arabic.moods[1] })).toBeChecked();
  },
};

/** Dialogs and toasts render into `container`, a part of the page with its own theme. */
export const IntoAContainer: Story = {
  render: function Contained() {
    const [place, setPlace] = useState<HTMLElement | null>(null);
    return (
      <>
        <ToastProvider container={place} duration={Infinity}>
          <Dialog container={place} title="Add New Habit" trigger={<Button>Add</Button>}>
            <ShowToast words={english} />
          </Dialog>
        </ToastProvider>
        <section ref={setPlace} data-theme="dark" data-testid="place" />
      </>
    );
  },
  play: async ({ canvas }) => {
    const place = canvas.getByTestId('place');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const dialog = await within(place).findByRole('dialog', { name: 'Add New Habit' });
    const button = within(dialog).getByRole('button', { name: english.group });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    const toast = await within(place).findByText(english.error, { selector: 'p' });
    for (const part of [dialog, toast]) {
      await expect(getComputedStyle(part).colorScheme).toBe('dark');
    }
    await expect(button).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(place).queryByRole('listitem')).not.toBeInTheDocument());
  },
};

/**
 * The components work with a strict `style-src` (Content Security Policy): they add no style
 * elements and set no `style` attributes. Scripts set inline styles one by one, which is allowed.
 */
export const NoStyleElement: Story = {
  render: () => <DialogAndToast />,
  play: async () => {
    const added: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        const sheets = [node, ...node.querySelectorAll('*')].filter((it) =>
          it.matches('style, link[rel~="stylesheet"]'),
        );
        added.push(...sheets.map((sheet) => sheet.outerHTML));
      }
    });
    observer.observe(document, { childList: true, subtree: true });
    const setAttribute = spyOn(Element.prototype, 'setAttribute');
    const adopted = document.adoptedStyleSheets.length;
    try {
      await openDialogAndToast(english);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(setAttribute).toHaveBeenCalled();
      await expect(setAttribute.mock.calls.filter(([name]) => name === 'style')).toEqual([]);
    } finally {
      observer.disconnect();
      setAttribute.mockRestore();
    }
    await expect(added).toEqual([]);
    await expect(document.adoptedStyleSheets).toHaveLength(adopted);
  },
};
