interface IconProps {
  /** What it draws, from `iconPaths`. */
  path: string;
  /** Whether it points the other way on a page from right to left. */
  mirror?: boolean;
  className?: string;
}

/** A picture in the colour of the text around it. Screen readers pass it over. */
export function Icon({ path, mirror, className }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 256 256"
      fill="currentColor"
      aria-hidden="true"
      data-mirror={mirror || undefined}
    >
      <path d={path} />
    </svg>
  );
}
