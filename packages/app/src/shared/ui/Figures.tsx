import './sheetParts.css';

/** A figure and what it counts; a dash where there is no record behind it. */
export interface Figure {
  readonly value: string;
  readonly caption: string;
}

/** How something goes, in a few figures side by side. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="app-Figures">
      {figures.map(({ value, caption }) => (
        <div key={caption}>
          <dt>{caption}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
