interface IconProps {
  /** A path of `iconPaths`. */
  path: string;
  /** True if the icon is mirrored in right-to-left pages. */
  mirror?: boolean;
  className?: string;
}

/** An icon in the text colour, hidden from screen readers. */
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
