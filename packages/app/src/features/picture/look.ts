/** The colours and fonts of a picture. */
export interface Look {
  readonly page: string;
  /** A day without a mood. */
  readonly empty: string;
  readonly text: string;
  readonly muted: string;
  /** A dot of a day without a mood. */
  readonly dot: string;
  /** From the worst mood to the best. */
  readonly moods: readonly MoodLook[];
  /** The colours of the bow, from its start to its end. */
  readonly bow: readonly string[];
  readonly display: string;
  readonly body: string;
}

interface MoodLook {
  readonly fill: string;
  readonly ink: string;
  readonly edge: string;
}

/** Reads the colours and fonts of the theme that a page has now. */
export function readLook(): Look {
  const probe = document.createElement('span');
  // Forced colours would be those of all tokens.
  probe.style.setProperty('forced-color-adjust', 'none');
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const colour = (role: string) => {
    probe.style.color = `var(--daybow-${role})`;
    return style.color;
  };
  const font = (role: string) => {
    probe.style.fontFamily = `var(--daybow-font-${role})`;
    return style.fontFamily;
  };
  const look = {
    page: colour('surface-page'),
    empty: colour('surface-track'),
    text: colour('text'),
    muted: colour('text-muted'),
    dot: colour('line-strong'),
    moods: [1, 2, 3, 4, 5].map((mood) => ({
      fill: colour(`mood-${mood}`),
      ink: colour(`mood-${mood}-on`),
      edge: colour(`mood-${mood}-line`),
    })),
    bow: [1, 2, 3, 4, 5, 6, 7].map((part) => colour(`bow-${part}-core`)),
    display: font('display'),
    body: font('text'),
  };
  probe.remove();
  return look;
}

/** The look of a mood, also of one between two. */
export function moodLook({ moods }: Look, mood: number): MoodLook {
  const at = (value: number) => moods[Math.min(moods.length, Math.max(1, value)) - 1];
  const [lower, higher] = [at(Math.floor(mood)), at(Math.ceil(mood))];
  if (!lower || !higher) throw new RangeError(`A picture has no colors for the mood ${mood}.`);
  return {
    fill: mixed(lower.fill, higher.fill, mood % 1),
    // Between a light and a dark ink is one that nobody could read.
    ink: mood % 1 < 0.3 ? lower.ink : higher.ink,
    edge: mixed(lower.edge, higher.edge, mood % 1),
  };
}

/** A colour 'rgb(…)' at a share of the way to another one. */
export function mixed(from: string, to: string, share: number): string {
  if (share === 0 || from === to) return from;
  const ends = (to.match(/[\d.]+/g) ?? []).map(Number);
  const parts = (from.match(/[\d.]+/g) ?? []).map((part, index) =>
    Math.round(Number(part) + share * ((ends[index] ?? 0) - Number(part))),
  );
  return `rgb(${parts.slice(0, 3).join(', ')})`;
}
