import type { ReactNode } from 'react';
import './copies.css';

/** Details of one kind below their title. */
export function DetailsPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="app-DetailsPart">
      <h4 className="app-DetailsPart-title">{title}</h4>
      {children}
    </section>
  );
}
