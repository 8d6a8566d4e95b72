import { Button, createToaster, ToastProvider } from '@daybow/components';

const toaster = createToaster();

/** Part of no component: a store of the app, say. */
export function saveHabits(saved: Promise<number>) {
  return toaster.promise(saved, {
    loading: 'Saving',
    success: (count) => `Saved ${count} habits`,
    error: 'Not saved. Try again.',
  });
}

export function App({ save }: { save: () => Promise<number> }) {
  return (
    <ToastProvider toaster={toaster}>
      <Button onClick={() => void saveHabits(save()).catch(() => {})}>Save</Button>
    </ToastProvider>
  );
}
