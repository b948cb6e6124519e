import { adjacency, listStanding, type Position, remainingHpOf, spacesOf } from '../engine/index.ts';

/** More than all else there is on a table together. */
const THE_END = 1000;

/** What having a figure in play is worth beside its HP, in HP: it acts. */
const OWN_FIGURE = 10;
const OPPONENT = 6;
/** A point of an opponent's HP against one of an Adventurer's: the party heals, and who waits is not spared. */
const OPPONENT_HP = 1.6;

/** In HP, too. */
// What is spent comes back in the next Refresh Phase (p.39).
const PER_SP = 0.05;
const PER_EFFECT = 0.5;
const PER_GOLD = 0.1;
const PER_LOOT_LEFT = 1;
const PER_URGENCY = 4;
const PER_SPACE_AWAY = 0.15;

/** How the encounter stands for the Adventurers, in HP: more is better. By what lies open on the table alone. */
export function standingOf(position: Position): number {
  const { state } = position;
  if (state.outcome) return state.outcome.result === 'won' ? THE_END - state.clock.round : -THE_END;
  const standing = listStanding(state);
  const foes = standing.filter(({ side }) => side !== 'adventurers');
  let worth = state.loot.gold * PER_GOLD - state.urgency * PER_URGENCY;
  for (const figure of standing) {
    const left = remainingHpOf(position, figure);
    if (figure.side !== 'adventurers') {
      worth -= OPPONENT + left * OPPONENT_HP;
      continue;
    }
    worth += OWN_FIGURE + left + figure.sp * PER_SP - figure.effects.length * PER_EFFECT;
    const own = spacesOf(figure);
    const away = foes.map((foe) => adjacency.rangeBetween(own, spacesOf(foe)));
    if (away.length > 0) worth -= Math.min(...away) * PER_SPACE_AWAY;
  }
  return worth - state.boardTokens.filter(({ kind }) => kind === 'loot').length * PER_LOOT_LEFT;
}
