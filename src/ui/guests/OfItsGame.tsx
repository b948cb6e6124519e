import type { ReactNode } from 'react';
import { Wait } from '../opening/Wait.tsx';
import { useWords } from '../page/use-words.ts';
import { type Guest, partsOf } from './guest.ts';
import { useGuestOf } from './guests-context.ts';

interface Props {
  /** Which game. */
  readonly id: string;
  /** The screen of the table's own. */
  readonly own: ReactNode;
  /** That of a guest, of what it has. */
  readonly guest: (parts: ReturnType<typeof partsOf>, guest: Guest) => ReactNode;
}

/** A game is shown by the screen of its game: its log says which that is. */
export function OfItsGame({ id, own, guest }: Props) {
  const of = useGuestOf(id);
  const { settingTable } = useWords().ui.screens.first;
  if (of === null) return <Wait text={settingTable} />;
  return of === 'own' ? own : guest(partsOf(of), of);
}
