import { type ReactNode, useMemo, useState } from 'react';
import { StagedContext } from './staged.ts';

/** Around what waits with its pictures until the stage is painted. */
export function Staging({ children }: { children: ReactNode }) {
  const [isDone, setDone] = useState(false);
  const staged = useMemo(() => ({ isDone, done: () => setDone(true) }), [isDone]);
  return <StagedContext value={staged}>{children}</StagedContext>;
}
