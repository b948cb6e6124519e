/** Two abilities of one card without names of their own: told apart by whom they are for. */
import { type Ability, abilityBehind, type CardIndex, type Cause } from '../../../engine/index.ts';

type OfCard = Extract<Cause, { readonly kind: 'ability' }>;

/** What an ability is called after its card, beside others of these that lie there: `for yourself`; empty where that tells nothing. */
export function apart(cards: CardIndex, cause: OfCard, others: readonly OfCard[]): string {
  const aim = aimOf(abilityBehind(cards, cause));
  const isTold = others.some((other) => aimOf(abilityBehind(cards, other)) !== aim);
  return isTold ? aim : '';
}

function aimOf(ability: Ability | null): string {
  const targets = (ability?.effects ?? []).flatMap((op) => ('to' in op && op.to ? [op.to] : []));
  const [to, ...more] = targets;
  if (!to) return '';
  if (targets.every(({ who }) => who === 'self')) return 'for yourself';
  if (more.length > 0 || to.who !== 'choose' || !('side' in to)) return '';
  return (
    { ally: 'for an ally', 'another-ally': 'for an ally', figure: 'for another' }[to.side as string] ?? ''
  );
}
