import type { ReactNode } from 'react';

/** What stands on a button, and what it is called for whoever does not see what stands around it. */
export const Named = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <span className="visually-hidden">{name}</span>
    <span className="named contents" aria-hidden="true">
      {children}
    </span>
  </>
);
