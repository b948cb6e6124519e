/** Games of every kind, as they are played at an online table. */
import { NOBODY } from '../game/desk.ts';
import type { Slicing } from '../game/in-slices.ts';
import { gameApart } from '../table/apart.ts';
import type { Playable } from './created-tables.ts';
import { type Preparing, prepareGame, seatNamesIn } from './prepare-game.ts';

/** Those on this page's table; those of a campaign are played at the campaign's. */
export function playableGame(table: Preparing, slicing?: Slicing): Playable {
  const seated = (id: string) => {
    const { seated: at } = table.ground;
    return at?.id === id && at.campaign === undefined ? at : null;
  };
  const known = async (id: string) => {
    const apart = seated(id) ? await gameApart(table, id) : null;
    return apart?.ok ? apart.value : null;
  };
  return {
    has: (id) => seated(id) !== null,
    isOf: ({ game }) => game !== 'middara-campaign',
    async inviting(id) {
      const at = await known(id);
      if (!at) return null;
      const machines = at.play.machines?.seats;
      const names = Object.entries(seatNamesIn(at.session.setup)).filter(([seat]) => !machines?.has(seat));
      return {
        id,
        name: at.name,
        seats: names.map(([seat, name]) => ({ id: seat, name })),
        hidden: at.play.fences !== undefined,
      };
    },
    async start(id) {
      const at = await known(id);
      if (!at) return null;
      const { session, play, name } = at;
      const log = session.toLog();
      return {
        game: log.game,
        rules: log.rules,
        content: log.contentHash,
        name,
        text: JSON.stringify(log),
        seats: Object.keys(seatNamesIn(session.setup)),
        machines: [...(play.machines?.seats ?? [])],
        packs: log.packs ?? [],
        keepsId: log.decisions.length > 0,
        drop: () => table.remove(id),
      };
    },
    prepare: (begin, mix, start, kept) => prepareGame(table, begin, mix, start, kept, slicing),
    async leftWith(id, text) {
      const at = await known(id);
      const { decisions } = JSON.parse(text) as { readonly decisions: readonly unknown[] };
      if (!at || at.session.decisions.length >= decisions.length) return null;
      const loaded = await table.loadFile(text);
      if (!loaded.ok) return null;
      await table.amend(loaded.value, { name: at.name });
      return { route: `play/${loaded.value}`, id: loaded.value, drop: () => table.remove(id) };
    },
    lock: (id) => void seated(id)?.sitAt(NOBODY),
    unlock: (id) => void seated(id)?.sitAt(null),
  };
}
