import { Button, Card, Dialog } from '@daybow/components';
import type { DeviceSnapshot } from '@daybow/journal';
import { useState } from 'react';
import { useDeviceJournal, useDeviceSnapshot } from '../../shared/journal/useDeviceJournal';
import { useToday } from '../../shared/journal/useJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { Stack } from '../../shared/ui/Stack';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { StrayDay } from './StrayDay';
import './StrayDays.css';

const strayDaysOf = ({ strayDays }: DeviceSnapshot) => strayDays;

/**
 * Points once to days that lie far from all others, as after a wrong clock: a person looks at them, and
 * removes or leaves what is there.
 */
export function StrayDays() {
  const journal = useDeviceJournal();
  const days = useDeviceSnapshot(strayDaysOf);
  const today = useToday();
  const write = useUndoableWrite();
  const words = useDeviceWords().stray;
  const format = useFormat();
  const [open, setOpen] = useState(false);

  if (days.length === 0) return null;
  const list = format.list(days.map((day) => format.longDay(day, today)));
  return (
    <Card inset="snug">
      <p className="app-StrayDays-text">{words.text({ days: days.length, list })}</p>
      <div className="app-StrayDays-actions">
        <Button size="small" variant="soft" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {words.show}
        </Button>
        <Button
          size="small"
          variant="soft"
          onClick={() => void write(journal.leaveStrayDays(days), words.left)}
        >
          {words.leave}
        </Button>
      </div>
      <Dialog open={open} onOpenChange={setOpen} title={words.title} description={words.hint}>
        <Stack>
          {days.map((day) => (
            <StrayDay key={day} day={day} />
          ))}
        </Stack>
      </Dialog>
    </Card>
  );
}
