/**
 * Magic (M 1 to M 3): a spell is rolled for first.
 * 1. Base: 4, or Intelligence with Spellcasting, or Intelligence - 2 with Divine Blessing.
 * 2. The spell's value is added.
 * 3. A d20 or a replacement card: below 20 it fails, and may cost Life Points; 20 or more: it takes effect.
 * It is turned after use, whether it worked or not (MI-9).
 */
import type { CardRef } from '../model/content.ts';
import { NEED } from '../model/fixed-numbers.ts';
import { magicSum } from '../queries/numbers.ts';
import { type InPlace, inPlaceOf, placedDice, type Throwing, type Thrown } from './die.ts';
import { loseLp } from './harm.ts';
import { hiddenCard, seesOwnCards, somethingOf } from './hidden-card.ts';
import { ask, type MidgardTable, type Rule } from './table.ts';

type Thrower = (table: MidgardTable, player: number, throwing: Throwing, inPlace: InPlace) => Rule<Thrown>;

/** Whether it worked. M 3 has a replacement card for whoever casts, in any turn; `thrower`: who else may touch the die. */
export function* rollSpell(
  table: MidgardTable,
  player: number,
  spell: CardRef,
  thrower: Thrower,
): Rule<boolean> {
  const { content, emit } = table;
  const throwing: Throwing = {
    what: 'spell',
    sum: magicSum(table, player, spell),
    need: NEED,
    contested: false,
    rule: 'M 3',
  };
  const act = yield* ask(table, player, {
    kind: 'replace',
    options: [
      { id: 'roll', act: { do: 'roll' } },
      ...placedDice(table, player, undefined, { cards: seesOwnCards(table, player) }),
      ...somethingOf(table, player),
    ],
    roll: { what: 'spell', sum: throwing.sum, need: NEED, rolled: false, by: player },
    card: spell,
    rule: 'M 3',
  });
  const hidden =
    act.do === 'something'
      ? yield* hiddenCard(table, player, { what: 'spell', sum: throwing.sum, need: NEED, rule: 'M 3' })
      : null;
  const inPlace = hidden && 'card' in hidden ? hidden : inPlaceOf(act);
  const { sum, passed, natural } = yield* thrower(table, player, throwing, inPlace);
  emit({ type: 'checkMade', player, what: 'spell', sum, need: NEED, passed, natural, rule: 'M 3' });
  const { fails, stays } = content.spells[spell]!;
  // M t: turned, unless its card says otherwise.
  emit({ type: 'spellUsed', player, spell, worked: passed, turned: !stays, rule: 'M t' });
  if (!passed && fails !== undefined) yield* loseLp(table, player, fails, 'M 3');
  return passed;
}
