/** Games of every kind, as they are played at an online table. */

import type { GameLog } from '../../engine/index.ts';
import { NOBODY } from '../game/desk.ts';
import type { Playable } from './created-tables.ts';
import type { OnScreen } from './on-screen.ts';
import { type Preparing, prepareGame, seatNamesIn } from './prepare-game.ts';

type Log = GameLog<unknown, unknown>;

/** Those on this page's table. */
export function playableGame(table: Preparing): Playable {
  const seated = (id: string) => {
    const { seated: at } = table.ground;
    return at?.id === id && at.campaign === undefined ? at : null;
  };
  const playOf = (id: string) => seated(id)?.play;
  return {
    isOf: ({ game }) => game !== 'middara-campaign',
    inviting(id) {
      const at = seated(id);
      if (!at) return null;
      const { log, name } = at.record();
      const names = seatNamesIn(log.setup);
      const machines = playOf(id)?.machines?.seats;
      const seats = Object.entries(names).filter(([seat]) => !machines?.has(seat));
      return {
        id,
        name,
        seats: seats.map(([seat, called]) => ({ id: seat, name: called })),
        hidden: playOf(id)?.fences !== undefined,
      };
    },
    async start(id) {
      const at = seated(id);
      if (!at) return null;
      const { log, name } = at.record();
      const { game, rules, contentHash, packs = [], decisions } = log as Log;
      return {
        game,
        rules,
        content: contentHash,
        name,
        text: JSON.stringify(log),
        seats: Object.keys(seatNamesIn(log.setup)),
        machines: [...(playOf(id)?.machines?.seats ?? [])],
        packs,
        keepsId: decisions.length > 0,
        drop: () => table.remove(id),
      };
    },
    prepare: (begin, mix, beside, kept) => prepareGame(table, begin, mix, beside, kept),
    lock: (id) => void (seated(id) as OnScreen | null)?.sitAt(NOBODY),
  };
}
