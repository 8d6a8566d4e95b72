import { Button, ToastProvider, useToast } from '@daybow/components';
import { useState } from 'react';

function Habit() {
  const toast = useToast();
  const [archived, setArchived] = useState(false);

  function handleArchive() {
    setArchived(true);
    toast({
      tone: 'success',
      message: 'Meditate archived',
      action: { label: 'Undo', onAction: () => setArchived(false) },
    });
  }

  return (
    <Button disabled={archived} onClick={handleArchive}>
      Archive Meditate
    </Button>
  );
}

export function App() {
  return (
    <ToastProvider>
      <Habit />
    </ToastProvider>
  );
}
