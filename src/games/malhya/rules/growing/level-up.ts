/**
 * Levelling up (L1346–1362).
 * 1. All heroes, unless the booklet says otherwise (L1352).
 * 2. Each raises one characteristic of its choice by 1 (L1358), 5 at most; at 5 everywhere none (MA-79).
 * 3. The bonus of the value just reached, at once (L1359): life, carrying, Movement, Initiative, aura; a talent; a talent
 *    improved.
 */
import { MOST_VALUE } from '../model/fixed-numbers.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import { CHARACTERISTICS, type Characteristic } from '../model/vocabulary.ts';
import { ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import type { Position } from '../queries/booklets.ts';
import type { Bonus } from './growth.ts';
import { acquireTalent, improveTalent } from './talents.ts';

/** The first value of an evolution table. */
const FIRST = 2;

/** What a value of a characteristic brings; null: its table says nothing of it. */
export const bonusAt = (
  { content }: Pick<Position, 'content'>,
  hero: string,
  characteristic: Characteristic,
  value: number,
): Bonus | null => content.people[hero]?.evolution[characteristic][value - FIRST] ?? null;

export interface Raise {
  readonly characteristic: Characteristic;
  readonly to: number;
  readonly bonus: Bonus | null;
  /** Checks met so far that tested it (malhya.md 7, row 17). */
  readonly served: number;
}

/** All that a hero could raise, with what it would bring. */
export function raisesOf(position: Position, hero: number): Raise[] {
  const { id, characteristics } = position.state.heroes[hero]!;
  return CHARACTERISTICS.filter((one) => characteristics[one] < MOST_VALUE).map((characteristic) => {
    const to = characteristics[characteristic] + 1;
    return {
      characteristic,
      to,
      bonus: bonusAt(position, id, characteristic, to),
      served: position.state.growth.checks[characteristic] ?? 0,
    };
  });
}

export function* levelUp(table: MalhyaTable, heroes: readonly number[]): Rule {
  const { state, emit } = table;
  if (heroes.length === state.heroes.length)
    emit({ type: 'levelBegan', level: state.growth.level + 1, rule: 'L1352' });
  for (const hero of heroes) yield* raiseOne(table, hero);
}

/** A level of one hero. */
export function* raiseOne(table: MalhyaTable, hero: number): Rule {
  const raises = raisesOf(table, hero);
  if (raises.length === 0) return;
  const act = yield* ask(table, {
    kind: 'level-up',
    hero,
    options: raises.map(
      ({ characteristic }): MalhyaOption => ({
        id: `value:${characteristic}`,
        act: { do: 'value', characteristic },
      }),
    ),
    rule: 'L1358',
  });
  const raise = raises.find(
    ({ characteristic }) => act.do === 'value' && act.characteristic === characteristic,
  )!;
  table.emit({ type: 'valueRaised', hero, characteristic: raise.characteristic, rule: 'L1358' });
  if (raise.bonus === null) return;
  if (raise.bonus === 'talent') yield* acquireTalent(table, hero);
  else if (raise.bonus === 'improve') yield* improveTalent(table, hero);
  else table.emit({ type: 'bonusGained', hero, bonus: raise.bonus, rule: 'L1359' });
}
