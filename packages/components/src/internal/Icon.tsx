interface IconProps {
  /** What it draws, from `iconPaths`. */
  path: string;
  className?: string;
}

/** A picture in the colour of the text around it. Screen readers pass it over. */
export function Icon({ path, className }: IconProps) {
  return (
    <svg className={className} viewBox="0 0 256 256" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
