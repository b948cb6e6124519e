import { useId, useState } from 'react';

/** A part that is folded at first: whether it is open, its id, and what makes a button the one that unfolds it. */
export function useFold() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return {
    isOpen,
    id,
    button: {
      type: 'button',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onClick: () => setOpen(!isOpen),
    },
  } as const;
}
