import type { FormEvent, ReactNode } from 'react';
import './Stack.css';

interface FormProps {
  /** Called instead of a submission by the browser, which also checks nothing by itself. */
  onSubmit: () => void | Promise<void>;
  children: ReactNode;
}

/** Fields below each other, and what happens when they are submitted. */
export function Form({ onSubmit, children }: FormProps) {
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void onSubmit();
  }

  return (
    <form className="app-Stack" noValidate onSubmit={handleSubmit}>
      {children}
    </form>
  );
}
