/** The working of HP, SP, range and of a price that was paid. */
import { type LedgerEntry, type Sum, sumIn, sumOf, withLedger } from '../../model/ledger.ts';
import { type Cause, figureCause, term } from '../../model/messages/cause.ts';
import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import type { Skill } from '../../model/vocabulary.ts';
import { cardCause } from '../cards/abilities-in-play.ts';
import { listWeapons } from '../cards/abilities-of.ts';
import { attackProfileOf } from './attack-profile.ts';
import { isUnder } from './costs.ts';
import { listModifiers, modifierEntries } from './modifiers.ts';
import { enterHp, heavyOf, printedOf } from './stats.ts';

/** HP a figure has left with their working: what is printed, what its cards add, the damage on it (pp.25, 46). */
export function hpLeftOf(position: Position, figure: Figure): Sum {
  const tally = withLedger();
  enterHp(tally, position, figure);
  const { entries } = sumIn(tally);
  if (figure.damage === 0) return sumOf(entries);
  return sumOf([...entries, { cause: term('damage-taken'), amount: -figure.damage, rule: 'p.46' }]);
}

/** The most SP a figure may hold, and what it recovers, with their working (p.25). */
export function spLedgersOf(
  position: Position,
  figure: Figure,
): { readonly max: Sum; readonly recovery: Sum } {
  const card = printedOf(position, figure);
  const of = (printed: number, stat: 'sp-max' | 'sp-recovery'): Sum =>
    sumOf([
      { cause: figureCause(figure), amount: printed, rule: 'p.25' },
      ...modifierEntries(position, figure, stat),
    ]);
  return { max: of(card.spMax ?? 0, 'sp-max'), recovery: of(card.spRecovery ?? 0, 'sp-recovery') };
}

/** A Skill with its working (pp.25, 32, 66); null for whoever has none: Combatants. */
export function skillLedgerOf(position: Position, figure: Figure, skill: Skill): Sum | null {
  const printed = position.cards.adventurers[figure.card]?.skills[skill];
  if (printed === undefined) return null;
  const more = listModifiers(position, figure, 'skill', undefined, (one) => one.skill === skill);
  const heavy = skill === 'agility' ? heavyOf(position, figure) : 0;
  return sumOf([
    { cause: { kind: 'skill', skill }, amount: printed, rule: 'p.25' },
    ...more.map(({ held, modifier }) => ({ cause: held.cause, amount: modifier.amount, rule: 'p.66' })),
    ...(heavy > 0 ? [{ cause: term('heavy'), amount: -heavy, rule: 'p.32' }] : []),
  ]);
}

/** The range of a figure's plain attack with its working, in spaces: 1 for melee without REACH (pp.31, 44-45). */
export function attackRangeLedgerOf(position: Position, figure: Figure): Sum {
  const { kind, range } = attackProfileOf(position, figure);
  const own = kind === 'ranged' ? rangedEntries(position, figure) : meleeEntries(position, figure, range);
  return sumOf(own);
}

function rangedEntries(position: Position, figure: Figure): LedgerEntry[] {
  const more = modifierEntries(position, figure, 'range');
  const combatant = position.cards.combatants[figure.card];
  if (combatant) {
    const printed = combatant.attack?.range ?? 4;
    return [{ cause: figureCause(figure), amount: printed, rule: 'p.54' }, ...more];
  }
  const ranged = listWeapons(position.cards, figure).filter(
    ({ face }) => face.kind === 'ranged' && face.range,
  );
  const least = ranged.reduce((a, b) => (b.face.range! < a.face.range! ? b : a));
  return [{ cause: cardCause(least.card), amount: least.face.range!, rule: 'p.45' }, ...more];
}

/** REACH does not add up: the longest counts (p.32). */
function meleeEntries(position: Position, figure: Figure, range: number): LedgerEntry[] {
  const beside: LedgerEntry = { cause: term('melee'), amount: 1, rule: 'p.44' };
  if (range === 1) return [beside];
  const longest = listModifiers(position, figure, 'reach').find(({ modifier }) => modifier.reach === range);
  const cause = longest?.held.cause ?? figureCause(figure);
  return [beside, { cause, amount: range - 1, rule: 'p.32' }];
}

/** SP that were paid, with their working: Muck adds 1 to whatever costs SP (p.21). `payer` is as it stood when it paid. */
export function paidLedger(position: Position, payer: Figure, amount: number, on: Cause): Sum {
  const muck = amount > 1 && isUnder(position, payer, 'muck');
  if (!muck) return sumOf([{ cause: on, amount, rule: 'p.40' }]);
  return sumOf([
    { cause: on, amount: amount - 1, rule: 'p.40' },
    { cause: term('muck'), amount: 1, rule: 'p.21' },
  ]);
}
