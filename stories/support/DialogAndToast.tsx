import { Button, Dialog, ToastProvider, useToast } from '@daybow/components';
import { screen, userEvent, waitFor, expect } from 'storybook/test';
import { english, type Words } from './words';

export function DialogAndToast({ words = english }: { words?: Words }) {
  return (
    <ToastProvider duration={Infinity} regionLabel={words.region} closeLabel={words.close}>
      <Dialog
        title={words.title}
        description={words.hint}
        closeLabel={words.close}
        trigger={<Button>{words.action}</Button>}
      >
        <ShowToast words={words} />
      </Dialog>
    </ToastProvider>
  );
}

export function ShowToast({ words }: { words: Words }) {
  const toast = useToast();
  const action = { label: words.close, onAction: () => {} };
  return (
    <Button onClick={() => toast({ tone: 'error', message: words.error, action })}>
      {words.group}
    </Button>
  );
}

export async function openDialogAndToast(words: Words) {
  await userEvent.click(screen.getByRole('button', { name: words.action }));
  await userEvent.click(await screen.findByRole('button', { name: words.group }));
  await waitFor(() => expect(screen.getByRole('region', { name: words.region })).toBeVisible());
  await screen.findAllByText(words.error);
}
