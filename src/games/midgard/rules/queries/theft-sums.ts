/** The numbers of a thief and of who is robbed, before their dice (A 14b, A 14c, MI-34). */
import { type Entry, type Sum, withLines } from '../model/ledger.ts';
import { abilitySum, type Position } from './numbers.ts';

/** What the thief's skill and gear add: to their own roll, or to the victim's. */
function stealing(
  { state, content }: Position,
  thief: number,
  side: 'thief' | 'victim',
  rule: string,
): Entry[] {
  const { skills, goods } = state.players[thief]!;
  return [
    ...skills.map(
      (card): Entry => ({
        cause: { from: 'card', folder: 'skills', card },
        amount: content.skills[card]!.stealing?.[side] ?? 0,
        rule,
      }),
    ),
    ...goods.map(
      ({ ref }): Entry => ({
        cause: { from: 'card', folder: 'goods', card: ref },
        amount: content.goods[ref]!.stealing?.[side] ?? 0,
        rule,
      }),
    ),
  ];
}

export const thiefSum = (position: Position, thief: number): Sum =>
  withLines(
    abilitySum(position, thief, 'dexterity', 'A 14b'),
    ...stealing(position, thief, 'thief', 'A 14b'),
  );

export const victimSum = (position: Position, victim: number, thief: number): Sum =>
  withLines(
    abilitySum(position, victim, 'intelligence', 'A 14c'),
    ...stealing(position, thief, 'victim', 'A 14c'),
  );
