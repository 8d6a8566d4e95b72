interface MoodGradientsProps {
  edgeId: string;
  coreId: string;
  moodCount: number;
  /** The y of the lowest value, in px. */
  from: number;
  /** The y of the highest value, in px. */
  to: number;
}

/** The colours of the moods from the lowest to the highest value: for the line's edge and for its core. */
export function MoodGradients({ edgeId, coreId, moodCount, from, to }: MoodGradientsProps) {
  // In px: a level line has no bounding box.
  const direction = { gradientUnits: 'userSpaceOnUse', x1: 0, x2: 0, y1: from, y2: to };
  const stops = Array.from({ length: moodCount }, (_, index) => ({
    mood: index + 1,
    offset: index / Math.max(1, moodCount - 1),
  }));
  return (
    <defs>
      <linearGradient id={edgeId} {...direction}>
        {stops.map(({ mood, offset }) => (
          <stop key={mood} offset={offset} stopColor={`var(--daybow-mood-${mood}-line)`} />
        ))}
      </linearGradient>
      <linearGradient id={coreId} {...direction}>
        {stops.map(({ mood, offset }) => (
          <stop key={mood} offset={offset} stopColor={`var(--daybow-mood-${mood})`} />
        ))}
      </linearGradient>
    </defs>
  );
}
