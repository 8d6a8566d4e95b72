'use client';
import { Button } from '@daybow/components/button';
import { Dialog } from '@daybow/components/dialog';
import { TextField } from '@daybow/components/text-field';
import { useToast } from '@daybow/components/toast';
import { useState } from 'react';

export function Actions() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const add = () => {
    toast({ tone: 'success', message: `Added ${name}` });
    setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Add habit</Button>}
      title="Add New Habit"
    >
      <TextField
        label="Habit name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        autoFocus
      />
      <Button onClick={add}>Add</Button>
    </Dialog>
  );
}
