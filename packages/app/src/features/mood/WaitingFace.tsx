import './WaitingFace.css';

/** A face that waits for its colour: the picture of a journal without moods. */
export function WaitingFace() {
  return (
    <svg className="app-WaitingFace" viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="30" strokeDasharray="0.1 6.18" strokeWidth="2.4" />
      <path d="M23 39.5q9 5.5 18 0" strokeWidth="3.4" />
      <path d="M22.5 26.5v.1M41.5 26.5v.1" strokeWidth="6" />
    </svg>
  );
}
