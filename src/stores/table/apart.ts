/** A game apart from any screen, as it is kept: whatever is done with it, what is kept stays as it was. */
import { groundOf } from '../middara/game.ts';
import { middaraPlay } from '../middara/middara-play.ts';
import type { Run } from '../opened/find-game.ts';
import type { Apart, KindTypes } from '../opened/game-kind.ts';
import type { Opened } from '../opened/opened.ts';
import type { AnyApart } from './guests.ts';
import type { Table } from './table-store.ts';

/** Of one kind. */
export async function apartOf<G extends KindTypes>(
  run: () => Promise<Opened<Run<G>>>,
  play: (session: G['session']) => Apart<G>['play'],
): Promise<Opened<Apart<G>>> {
  const ran = await run();
  if (!ran.ok) return ran;
  const { game, opened } = ran.value;
  if (!opened.ok) return opened;
  const { value: session } = opened;
  return { ...opened, value: { name: game.name, session, play: play(session) } };
}

/** Of whichever kind. */
export const gameApart = (
  table: Pick<Table, 'guests' | 'run' | 'ground'>,
  id: string,
): Promise<Opened<AnyApart>> =>
  table.ground.told(async () => {
    const guest = await table.guests.ofGame(id);
    if (guest) return guest.apart(id);
    const { words } = table.ground;
    const own = apartOf(
      () => table.run(id),
      (session) => middaraPlay(groundOf(session), words),
    );
    return own as Promise<Opened<AnyApart>>;
  });
