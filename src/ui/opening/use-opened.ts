import { useEffect, useState } from 'react';

type Came = { readonly ok: true; readonly value: { close(): void } } | { readonly ok: false };

/**
 * What is opened for as long as the screen shows it, and closed when it is left; null while it is being opened. `open`
 * must be the same function as long as the same is meant.
 */
export function useOpened<T extends Came>(open: () => Promise<T>): T | null {
  const [opened, setOpened] = useState<T | null>(null);
  useEffect(() => {
    let gone = false;
    let close = () => {};
    setOpened(null);
    void open().then((result) => {
      if (result.ok) close = () => result.value.close();
      if (gone) close();
      else setOpened(result);
    });
    return () => {
      gone = true;
      close();
    };
  }, [open]);
  return opened;
}
