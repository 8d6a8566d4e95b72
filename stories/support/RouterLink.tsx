import type { ComponentPropsWithRef } from 'react';

interface RouterLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** The path inside the app. */
  to: string;
}

/** A placeholder for a router's link. It never loads a page. */
export function RouterLink({ to, onClick, children, ...rest }: RouterLinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
