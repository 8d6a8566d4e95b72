import type * as components from '@daybow/components';

const moods = [
  { value: 5, label: 'Great', emoji: '😄' },
  { value: 4, label: 'Good', emoji: '🙂' },
];
const habits = ['Read', 'Walk', 'Sing'];

/** Returns a part of an app with a dialog, a toast, a form and a list to sort, all of one copy of the package. */
export function todayOf({
  Button,
  Card,
  Dialog,
  MoodPicker,
  SortableList,
  Switch,
  TextArea,
  TextField,
  ToastProvider,
  useToast,
}: typeof components) {
  function Archive() {
    const toast = useToast();
    const action = { label: 'Undo', onAction: () => toast({ message: 'Taken back' }) };
    return <Button onClick={() => toast({ message: 'Archived', action })}>Archive</Button>;
  }

  return function Today({ name }: { name?: string | undefined }) {
    return (
      <ToastProvider actionDuration={Infinity}>
        <Card title={name}>
          <Dialog title="Add New Habit" trigger={<Button>Add habit</Button>}>
            <TextField label="Habit name" />
            <Button>Save</Button>
          </Dialog>
          <Archive />
          <form>
            <MoodPicker aria-label="Mood" options={moods} defaultValue={5} />
            <TextArea label="Note" defaultValue="Rain" />
            <Switch label="Remind me" />
            <button type="reset">Reset</button>
          </form>
          <SortableList
            aria-label="Order"
            defaultValue={habits}
            itemKey={String}
            itemLabel={String}
          >
            {(habit) => habit}
          </SortableList>
        </Card>
      </ToastProvider>
    );
  };
}
