/** What is said at the board's upper edge: of the game as a whole, its opening, a hint, plans. */
import { reachOf } from '../../stores/middara/at-hand.ts';
import { KeepingNotice } from '../opening/KeepingNotice.tsx';
import type { OpenedWith } from '../opening/OpenedNotices.tsx';
import { useWords } from '../page/use-words.ts';
import { useHere } from './here.ts';
import * as Late from './late-on-table.ts';

export function BoardNotes({ opened }: { readonly opened: OpenedWith }) {
  const { position, pending, hinting, plans, over } = useHere();
  const words = useWords().ui.screens.table;
  return (
    <div className="board-notes above-4 left-0 right-0 pad-1 absolute grid gap-0_3rem from-left untouched top-0">
      <KeepingNotice />
      <Late.LateNotes opened={opened} />
      {reachOf(position, pending) === null && <p className="notice-text too-much">{words.tooManyWays}</p>}
      {hinting && hinting.status !== 'off' && pending && (
        <Late.HintLine position={position} pending={pending} hinting={hinting} />
      )}
      {!plans.planning && <Late.PlanNotes position={position} plans={plans} />}
      {over.looks && <Late.AfterBar />}
    </div>
  );
}
