import { MoodPicker } from '@daybow/components';
import { useState } from 'react';

const moods = [
  { value: 5, label: 'Great', emoji: '😄' },
  { value: 4, label: 'Good', emoji: '🙂' },
  { value: 3, label: 'Okay', emoji: '😐' },
  { value: 2, label: 'Bad', emoji: '🙁' },
  { value: 1, label: 'Terrible', emoji: '😢' },
];

export function TodaysMood() {
  const [mood, setMood] = useState<number | null>(null);
  return (
    <>
      <h2 id="question">How are you feeling?</h2>
      <MoodPicker options={moods} value={mood} onValueChange={setMood} aria-labelledby="question" />
    </>
  );
}
