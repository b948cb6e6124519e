/** A part that is folded under its title until somebody opens it: on the platform's `<details>`. */
import type { ComponentPropsWithoutRef, ReactNode } from 'react';

interface Props extends Omit<ComponentPropsWithoutRef<'details'>, 'title'> {
  readonly title: ReactNode;
}

/** What `<details>` may be given besides, it may be given. */
export function Fold({ title, children, ...more }: Props) {
  return (
    <details {...more}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
