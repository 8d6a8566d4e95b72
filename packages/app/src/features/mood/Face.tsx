import { MoodFace } from '@daybow/components';
import { isMoodValue, moodOption } from '@daybow/journal';
import type { CSSProperties } from 'react';
import './mood.css';

interface FaceProps {
  /** The mood, which can lie between two; null draws a dashed disc that waits for one. */
  mood: number | null;
  /**
   * True for the strong color of the mood instead of the soft one.
   *
   * @defaultValue false
   */
  filled?: boolean;
  /**
   * The emoji of a person's own name for the mood.
   *
   * @defaultValue that of the mood
   */
  emoji?: string;
}

/** The face of a mood on a disc in its colors: decoration beside its name. One between two moods is drawn. */
export function Face({ mood, filled = false, emoji }: FaceProps) {
  if (mood === null) return <span className="app-Face" data-empty="" aria-hidden="true" />;
  if (!isMoodValue(mood)) return <MoodFace className="app-Face" data-drawn="" value={mood} />;
  const color = `var(--daybow-mood-${mood}${filled ? '' : '-soft'})`;
  return (
    <span
      className="app-Face"
      style={
        {
          '--app-face': color,
          '--app-face-edge': `var(--daybow-mood-${mood}-line)`,
        } as CSSProperties
      }
      aria-hidden="true"
    >
      <span className="app-Emoji">{emoji ?? moodOption(mood).emoji}</span>
    </span>
  );
}
