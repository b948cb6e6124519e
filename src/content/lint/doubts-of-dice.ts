import { jsonPath } from '../../check/problem.ts';
import type { Card, CombatantCard } from '../../engine/model/cards/cards.ts';
import { type Doubted, eachObject, type Keys } from './doubted.ts';

/** BLACK has symbols and no number (D1): where all dice of a roll are BLACK, what is read off them is always 0. */
const BLACK = 'black';

/** Pools of a card that come to no die with a number: an Adventurer's is filled up with PURPLE (p.43 2), these are not. */
export function doubtsOfDice(card: Card): Doubted[] {
  const pools: [Keys, readonly unknown[]][] = card.type === 'combatant' ? ownPools(card) : [];
  if (card.type === 'adventurer')
    pools.push([['conviction'], card.conviction], [['casting'], [card.casting]]);
  eachObject(card, (one, keys) => {
    if (keys.length === 0 || keys.at(-1) === 'front' || keys.at(-1) === 'back') return;
    if (one.do === 'throw') pools.push([[...keys, 'die'], [one.die]]);
    // An amount: what is rolled for an outcome is read by its symbols.
    if (one.do === undefined && Array.isArray(one.dice)) pools.push([[...keys, 'dice'], one.dice]);
  });
  return pools.flatMap(([keys, dice]): Doubted[] =>
    dice.length > 0 && dice.every((die) => die === BLACK)
      ? [{ path: jsonPath(keys), doubt: { doubt: 'dice-of-none', dice: dice.map(String) } }]
      : [],
  );
}

const ownPools = ({ dice, conviction, casting }: CombatantCard): [Keys, readonly unknown[]][] => [
  [['dice'], dice],
  [['conviction'], conviction],
  [['casting'], casting === null ? [] : [casting]],
];
