import { type Act, abilityBehind, type Position } from '../../../engine/index.ts';
import { capital, points } from '../grammar.ts';

/**
 * Until when a card that was used cannot be used again: exhausted until its owner's next Refresh, flipped until the party
 * is restored (pp.18, 47). `whose`: null for one's own.
 */
export const usedUntil = (how: 'exhausted' | 'flipped', whose: string | null): string =>
  how === 'flipped'
    ? 'used until you rest'
    : `used until ${whose === null ? 'your' : `${whose}’s`} next turn`;

/** What is paid for using an ability besides SP: `used until your next turn`; empty where nothing is. */
export function costLine(act: Act, { cards }: Position): string {
  const hasCost = act.do === 'use' || act.do === 'dodge-with' || act.do === 'counter-with';
  const conditions = hasCost ? abilityBehind(cards, act.cause)?.conditions : undefined;
  if (!conditions) return '';
  const { exhaust, flip, discard, perEncounter, energy, tokens = {} } = conditions;
  return [
    ...(exhaust ? [usedUntil('exhausted', null)] : []),
    ...(flip ? [usedUntil('flipped', null)] : []),
    ...(discard ? ['used up'] : []),
    ...(perEncounter ? ['once a fight'] : []),
    ...(energy ? [`${energy} Energy`] : []),
    ...Object.entries(tokens).map(([token, amount]) => points(amount, `${capital(token)} token`)),
  ].join(', ');
}
