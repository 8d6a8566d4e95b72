import { Button, ToastProvider, useToast } from '@daybow/components';
import { useRef, useState } from 'react';

function Reminder() {
  const toast = useToast();
  const [removed, setRemoved] = useState(false);

  function handleRemove() {
    setRemoved(true);
    toast({
      message: 'Reminder removed',
      action: { label: 'Undo', onAction: () => setRemoved(false) },
    });
  }

  return (
    <Button disabled={removed} onClick={handleRemove}>
      Remove reminder
    </Button>
  );
}

export function App() {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [container, setContainer] = useState<HTMLDialogElement | null>(null);

  function handleOpen() {
    dialogRef.current?.showModal();
    setContainer(dialogRef.current);
  }

  return (
    <ToastProvider container={container}>
      <Button onClick={handleOpen}>Reminders</Button>
      <dialog ref={dialogRef} aria-label="Reminders" onClose={() => setContainer(null)}>
        <Reminder />
        <Button variant="soft" onClick={() => dialogRef.current?.close()}>
          Done
        </Button>
      </dialog>
    </ToastProvider>
  );
}
