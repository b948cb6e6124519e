/** Six-sided dice (L4373–4413): rolled, or typed as they lie on the real table. */
import type { RngWords } from '../../../../engine/rng/rng-words.ts';
import { FACES, type Face, type FightDie, type RolledDie } from '../combat/fight-dice.ts';
import { ask, type MalhyaTable, type Rule } from './table.ts';

export interface FightRoll<D extends FightDie> {
  readonly dice: readonly RolledDie<D>[];
  readonly rng: RngWords;
}

/** `hero`: who is asked where dice are typed; null: the table. */
export function* rollFight<D extends FightDie>(
  table: MalhyaTable,
  pool: Readonly<Record<D, number>>,
  hero: number | null,
): Rule<FightRoll<D>> {
  const all = (Object.entries(pool) as [D, number][]).flatMap(([die, many]) =>
    Array.from({ length: many }, () => die),
  );
  const dice: RolledDie<D>[] = [];
  let { rng } = table.state;
  for (const [i, die] of all.entries())
    if (table.byHand) {
      const face = yield* typed(table, die, hero, { n: i + 1, all: all.length });
      dice.push({ die, face });
      // A mix may have come with the answer: what the state holds now is what counts.
      rng = table.state.rng;
    } else {
      const { value, words } = table.chance.pick(rng, FACES[die].length, die);
      dice.push({ die, face: FACES[die][value]! });
      rng = words;
    }
  return { dice, rng };
}

function* typed(
  table: MalhyaTable,
  of: FightDie,
  hero: number | null,
  place: { readonly n: number; readonly all: number },
): Rule<Face> {
  const act = yield* ask(table, {
    kind: 'fight-die',
    hero,
    fightDie: { of, ...place },
    options: [...new Set(FACES[of])].map((face) => ({
      id: `face:${face}`,
      act: { do: 'fight-face', face } as const,
    })),
    rule: 'L4385',
  });
  return act.do === 'fight-face' ? act.face : 0;
}
