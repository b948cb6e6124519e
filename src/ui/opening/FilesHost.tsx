import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Brought, type Files, FilesContext, newDoors } from '../page/brought.ts';
import type { HandOver } from '../page/hand-over.ts';
import { latePart } from '../page/part.tsx';

const FileBrought = latePart(async () => (await import('./FileBrought.tsx')).FileBrought);

interface Props {
  /** What was chosen or dropped before this was there, and what is dropped since. */
  readonly brought: HandOver<Brought> | undefined;
  readonly children: ReactNode;
}

/** Around all screens: whatever file is brought on any of them is known for what it is. One at a time, the last one. */
export function FilesHost({ brought, children }: Props) {
  const [doors] = useState(newDoors);
  const [led, setLed] = useState<Files['led']>(null);
  const [now, setNow] = useState<Brought | null>(null);
  useEffect(() => brought?.taken(setNow), [brought]);
  const files = useMemo(
    (): Files => ({
      bring: (one) => setNow({ ...one }),
      lead(door, one) {
        setNow(null);
        setLed({ door });
        doors[door].give(one);
      },
      doors,
      led,
    }),
    [doors, led],
  );
  return (
    <FilesContext value={files}>
      {children}
      {now && <FileBrought brought={now} onDone={() => setNow(null)} />}
    </FilesContext>
  );
}
