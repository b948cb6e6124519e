import { newGame } from '../../../tests/support/games.ts';
import { makeBot } from '../../bots/bot.ts';

/** A fight that is shown: which game, from where, and how it is answered from there. */
export interface Fight {
  readonly encounter: string;
  readonly seed: string;
  /** Decisions before it. */
  readonly from: number;
  /** Ids of the answers, in order. */
  readonly answers: readonly string[];
}

/**
 * The simple bot's first attack of a game that fells an opponent, `before` of its decisions earlier, up to the next
 * turn and `after` decisions on. Throws Error where nobody falls.
 */
export function fellingIn(encounter: string, seed: string, before = 0, after = 0): Fight {
  const session = newGame(encounter, seed);
  const bot = makeBot('simple', seed);
  const ids: string[] = [];
  let struck: number | null = null;
  while (session.pending) {
    if (session.pending.kind === 'turn') {
      const isFelled =
        struck !== null &&
        session.events.slice(session.marks[struck]).some(({ type }) => type === 'figureDefeated');
      if (isFelled) break;
      struck = null;
    }
    const id = bot.choose(session);
    if (session.pending.kind === 'turn' && id.startsWith('attack:')) struck = ids.length;
    ids.push(id);
    session.decide(id);
  }
  if (struck === null || !session.pending) throw new Error(`Nobody is felled in ${encounter}, ${seed}`);
  for (let i = 0; i < after && session.pending; i++) {
    const id = bot.choose(session);
    ids.push(id);
    session.decide(id);
  }
  const from = Math.max(0, struck - before);
  return { encounter, seed, from, answers: ids.slice(from) };
}
