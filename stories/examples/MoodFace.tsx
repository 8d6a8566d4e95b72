import { MoodFace } from '@daybow/components';

const moods = [4, 3, 5, 2];
const mean = moods.reduce((sum, mood) => sum + mood, 0) / moods.length;

export function MeanOfADay() {
  return (
    <p>
      <MoodFace value={mean} /> Between Okay and Good
    </p>
  );
}
