import type { Label } from '@daybow/journal';
import { expect, it } from 'vitest';
import { labelOptions } from './labelOptions';

const label = (name: string, other: Partial<Label> = {}): Label => ({
  uid: name,
  name,
  icon: '',
  kind: 'label',
  unit: '',
  mood: null,
  group: '',
  archived: false,
  pending: false,
  ...other,
});

it('offers labels by group, then names of moods, and archived ones last', () => {
  const labels = [
    label('run', { group: 'Body', icon: '🏃' }),
    label('old', { group: 'Body', archived: true }),
    label('proud', { kind: 'mood', mood: 4 }),
    label('friends', { group: 'People' }),
    label('sleep', { group: 'Body', kind: 'scale' }),
    label('rain'),
  ];
  expect(labelOptions(labels).map(({ label: text }) => text)).toEqual([
    '🏃 run',
    'sleep',
    'rain',
    'friends',
    'proud',
    'old',
  ]);
});
