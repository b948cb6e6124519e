import { useEffect, useState } from 'react';
import type { Opened } from '../../stores/table/opened.ts';

/**
 * What is opened for as long as the screen shows it, and closed when it is left; null while it is being opened. `open`
 * must be the same function as long as the same is meant.
 */
export function useOpened<T extends { close(): void }>(open: () => Promise<Opened<T>>): Opened<T> | null {
  const [opened, setOpened] = useState<Opened<T> | null>(null);
  useEffect(() => {
    let gone = false;
    let value: T | null = null;
    setOpened(null);
    void open().then((result) => {
      if (result.ok) value = result.value;
      if (gone) value?.close();
      else setOpened(result);
    });
    return () => {
      gone = true;
      value?.close();
    };
  }, [open]);
  return opened;
}
