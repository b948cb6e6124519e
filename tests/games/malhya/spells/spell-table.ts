/** A table in the middle of a place for tests of spells: who is a Mhaÿ, which enemies have auratic shields. */
import { seededChance } from '../../../../src/engine/rng/chance.ts';
import { beginningOf } from '../../../../src/games/malhya/cases/beginning.ts';
import type { CaseHero } from '../../../../src/games/malhya/cases/case-schema.ts';
import { applyMalhya } from '../../../../src/games/malhya/rules/model/apply.ts';
import type { MalhyaContent } from '../../../../src/games/malhya/rules/model/content.ts';
import type { MalhyaEvent } from '../../../../src/games/malhya/rules/model/events.ts';
import type { MalhyaTable } from '../../../../src/games/malhya/rules/procedures/table.ts';
import { content as shipped } from '../trial.ts';

const guard = shipped.enemies['quay-guard']!;

/** Guards of the quay with so many auratic shields: `shield-0` to `shield-4`. */
export const content: MalhyaContent = {
  ...shipped,
  enemies: {
    ...shipped.enemies,
    ...Object.fromEntries(
      [0, 1, 2, 3, 4].map((shields) => [
        `shield-${shields}`,
        { ...guard, id: `shield-${shields}`, name: `Guard of ${shields}`, shields },
      ]),
    ),
  },
};

export interface SpellTable extends MalhyaTable {
  readonly events: MalhyaEvent[];
}

/** Two heroes beside each other in the drying hall, an enemy of that type in sight of both. */
export function spellTable(
  mhay: Omit<CaseHero, 'hero'>,
  {
    other = {},
    enemy = 'shield-0',
  }: { readonly other?: Omit<CaseHero, 'hero'>; readonly enemy?: string } = {},
): SpellTable {
  const { state } = beginningOf(
    {
      begin: {
        mission: 'quay-of-lamps',
        heroes: [{ hero: 'archivist', ...mhay }, { hero: 'picklock', ...other }, 'bargewoman'],
        place: {
          ref: 'drying-hall',
          heroes: { archivist: { at: [1, 7] }, picklock: { at: [0, 7] } },
          figures: [{ type: enemy, at: [3, 7] }],
        },
      },
      cards: {},
      queries: [],
    },
    content,
  );
  const events: MalhyaEvent[] = [];
  return {
    state,
    content,
    events,
    chance: seededChance,
    byHand: false,
    emit(event) {
      applyMalhya(state, event);
      events.push(event);
    },
  };
}
