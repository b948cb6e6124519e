/** What may be locked in, and what else may be answered in Abraxis; the ids of answers. */
import type { AbraxisAct, AbraxisOption } from '../model/prompts.ts';
import type { AbraxisPlayer } from '../model/state.ts';

/** The id of an answer, as logs have it. */
export function idOfAct(act: AbraxisAct): string {
  if (act.do === 'hold') return 'hold';
  return act.do === 'lock' ? `lock:${act.dice.join(',')}` : `face:${act.face}`;
}

const option = (act: AbraxisAct, fate: number): AbraxisOption => ({ id: idOfAct(act), act, fate });

/** The dice that are not locked, by their places. */
export const openOf = ({ dice }: Pick<AbraxisPlayer, 'dice'>): number[] =>
  dice.flatMap(({ locked }, i) => (locked ? [] : [i]));

/** Every choice of some of these, smaller ones first and each in order. */
export function someOf(places: readonly number[]): number[][] {
  const sets: number[][] = [[]];
  for (const place of places) for (const set of [...sets]) sets.push([...set, place]);
  return sets.slice(1).sort((a, b) => a.length - b.length || compared(a, b));
}

function compared(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((n, i) => n !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

/**
 * What a player may do with the dice that lie (p.70): lock one; with each Fate another one; or none of them for one
 * Fate.
 */
export function listLocks(player: Pick<AbraxisPlayer, 'dice' | 'fate'>): AbraxisOption[] {
  const locks = someOf(openOf(player))
    .filter((dice) => dice.length - 1 <= player.fate)
    .map((dice) => option({ do: 'lock', dice }, dice.length - 1));
  return player.fate > 0 ? [...locks, option({ do: 'hold' }, 1)] : locks;
}

/** The faces of a die that is rolled by hand. */
export const listFaces = (): AbraxisOption[] =>
  [1, 2, 3, 4, 5, 6].map((face) => option({ do: 'type-face', face }, 0));
