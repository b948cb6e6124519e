import type { ExaltedCard } from '../../model/cards/cards.ts';
import type { EffectOp } from '../../model/language/abilities.ts';
import type { Cause } from '../../model/messages/cause.ts';

/** What the one ability of an EXALTED ESPER does (p.69). */
export const effectsOfExalted = ({ abilities }: ExaltedCard): readonly EffectOp[] =>
  abilities[0]?.effects ?? [];

/** Its one ability as what tells of it. */
export const exaltedCause = ({ type, id: card, abilities }: ExaltedCard): Cause => ({
  kind: 'ability',
  type,
  card,
  ability: abilities[0]?.id ?? card,
});
