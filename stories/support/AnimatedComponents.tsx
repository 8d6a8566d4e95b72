import {
  BottomNav,
  BottomNavItem,
  Button,
  Dialog,
  HabitCard,
  MoodPicker,
  ProgressRing,
  Switch,
  ToastProvider,
  useToast,
} from '@daybow/components';
import { useState } from 'react';

/** All components that animate when they are used. */
export function AnimatedComponents() {
  const [share, setShare] = useState(20);
  const [tab, setTab] = useState('Home');
  return (
    <ToastProvider>
      <ProgressRing value={share} />
      <HabitCard icon="🌙" label="Sleep early" onCompletedChange={() => setShare(100)} />
      <MoodPicker
        options={[
          { value: 4, label: 'Good', emoji: '🙂' },
          { value: 2, label: 'Bad', emoji: '🙁' },
        ]}
      />
      <Switch label="Notifications" />
      <BottomNav>
        {['Home', 'Mood'].map((label) => (
          <BottomNavItem
            key={label}
            label={label}
            icon="•"
            current={tab === label}
            render={<button aria-label={label} onClick={() => setTab(label)} />}
          />
        ))}
      </BottomNav>
      <Dialog title="Add New Habit" trigger={<Button>Add</Button>}>
        <AddButton />
      </Dialog>
    </ToastProvider>
  );
}

function AddButton() {
  const toast = useToast();
  return <Button onClick={() => toast({ tone: 'success', message: 'Added' })}>Add Habit</Button>;
}
