import type { Label } from '@daybow/journal';

/** The name of a label with its emoji, if it has one. */
export function LabelName({ label: { icon, name } }: { label: Pick<Label, 'icon' | 'name'> }) {
  return (
    <>
      {icon && (
        <span className="app-Emoji" aria-hidden="true">
          {icon}{' '}
        </span>
      )}
      <bdi>{name}</bdi>
    </>
  );
}
