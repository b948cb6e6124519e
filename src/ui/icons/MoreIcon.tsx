import type { SVGProps } from 'react';

/** There is more: three dots. No drawing of the set says that, and a die or a knapsack would say something else. */
export const MoreIcon = (props: SVGProps<SVGSVGElement>) => (
  <svg width="1em" height="1em" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" {...props}>
    <path d="M2 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0m7 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0m7 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0" />
  </svg>
);
