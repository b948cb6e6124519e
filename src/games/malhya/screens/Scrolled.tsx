import type { ComponentProps } from 'react';

/** A part of a stage that scrolls on a phone, so that keys must come to it. */
export const Scrolled = (props: ComponentProps<'section'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls
  <section tabIndex={0} {...props} />
);
