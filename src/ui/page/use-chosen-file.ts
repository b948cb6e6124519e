import { useState } from 'react';
import { messageOf } from '../../stores/message-of.ts';
import { useStable } from './use-stable.ts';

interface Reading<N> {
  /** Bytes above which it is not even read. */
  readonly most: number;
  /** Gives the id of what it holds, or why that cannot be opened. */
  readonly read: (text: string) => Promise<{ readonly ok: true; readonly value: string } | N>;
  readonly onRead: (id: string) => void;
  readonly tooLarge: (name: string, size: number, most: number) => string;
  readonly notRead: (name: string, why: string) => string;
}

/** A file somebody chose: read and gone to, or why not. `refused`: its content is; `unreadable`: the file itself is. */
export function useChosenFile<N extends { readonly ok: false }>(reading: Reading<N>) {
  const [refused, setRefused] = useState<N | null>(null);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const take = useStable(async (file: File) => {
    const { most, read, onRead, tooLarge, notRead } = reading;
    setRefused(null);
    setUnreadable(null);
    if (file.size > most) {
      setUnreadable(tooLarge(file.name, file.size, most));
      return;
    }
    try {
      const came = await read(await file.text());
      if (came.ok) onRead(came.value);
      else setRefused(came);
    } catch (error) {
      setUnreadable(notRead(file.name, messageOf(error)));
    }
  });
  return { take, refused, unreadable, dismiss: () => setRefused(null) };
}
