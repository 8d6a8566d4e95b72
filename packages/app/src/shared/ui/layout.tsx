import type { ComponentProps, FormEvent, ReactNode } from 'react';
import './ui.css';

/** Things below each other, at the distance that fields have. */
export function Stack({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`app-Stack ${className}`} />;
}

interface FormProps {
  /** Called instead of a submission by the browser, which also checks nothing by itself. */
  onSubmit: () => void | Promise<void>;
  children: ReactNode;
}

/** Fields below each other; in a sheet that a form opens, a form of its own. A field that says what is wrong with it gets the focus instead of a submission. */
export function Form({ onSubmit, children }: FormProps) {
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const invalid = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]:invalid');
    if (invalid) invalid.focus();
    else void onSubmit();
  }

  return (
    <form className="app-Stack" noValidate onSubmit={handleSubmit}>
      {children}
    </form>
  );
}

/** The title of a sheet to be read from its beginning: it has the focus when the sheet opens, and not a control. */
export function FocusedTitle({ children }: { children: ReactNode }) {
  return (
    <bdi ref={focus} className="app-FocusedTitle" tabIndex={-1}>
      {children}
    </bdi>
  );
}

function focus(title: HTMLElement | null) {
  title?.focus({ preventScroll: true });
}
