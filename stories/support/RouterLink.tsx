import type { ComponentPropsWithRef } from 'react';

interface RouterLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Where it leads, inside the app. */
  to: string;
}

/** Stands in for the link of whatever router an app uses: it never loads a page. */
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
