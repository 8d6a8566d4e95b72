import { Button, Dialog, TextField } from '@daybow/components';
import { useState, type FormEvent } from 'react';

export function AddHabit() {
  const [open, setOpen] = useState(false);
  const [names, setNames] = useState(['Meditate']);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setNames([...names, String(new FormData(event.currentTarget).get('name'))]);
    setOpen(false);
  }

  return (
    <>
      <p>{names.join(', ')}</p>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        trigger={<Button>Add</Button>}
        title="Add New Habit"
      >
        <form onSubmit={handleSubmit} style={{ display: 'grid', gap: 16 }}>
          <TextField label="Habit name" name="name" required autoFocus />
          <Button type="submit" block>
            Add Habit
          </Button>
        </form>
      </Dialog>
    </>
  );
}
