import { type Act, abilityBehind, type Position } from '../../../engine/index.ts';
import { capital, points } from '../grammar.ts';

/** What is paid for using an ability besides SP: `exhausts it`; empty where nothing is. */
export function costLine(act: Act, { cards }: Position): string {
  const hasCost = act.do === 'use' || act.do === 'dodge-with' || act.do === 'counter-with';
  const conditions = hasCost ? abilityBehind(cards, act.cause)?.conditions : undefined;
  if (!conditions) return '';
  const { exhaust, flip, discard, perEncounter, energy, tokens = {} } = conditions;
  return [
    ...(exhaust ? ['exhausts it'] : []),
    ...(flip ? ['flips it'] : []),
    ...(discard ? ['discards it'] : []),
    ...(perEncounter ? ['once a fight'] : []),
    ...(energy ? [`${energy} Energy`] : []),
    ...Object.entries(tokens).map(([token, amount]) => points(amount, `${capital(token)} token`)),
  ].join(', ');
}
