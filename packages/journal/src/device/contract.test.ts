import { describeJournal } from '../contract/journal.contract';
import { start } from './device.testing';

describeJournal('the device', () => start());
describeJournal('the device with habits', () =>
  start([
    { name: 'Exercise', icon: '🏃', completed: true },
    { name: 'Meditate', icon: '🧘', completed: false },
  ]),
);
