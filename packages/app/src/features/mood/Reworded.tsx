interface RewordedProps {
  shown: string;
  announced: string;
}

/** Words that are shown, and those that a screen reader announces in their place. */
export function Reworded({ shown, announced }: RewordedProps) {
  if (shown === announced) return shown;
  return (
    <>
      <bdi aria-hidden="true">{shown}</bdi>
      <span className="daybow-VisuallyHidden">{announced}</span>
    </>
  );
}
