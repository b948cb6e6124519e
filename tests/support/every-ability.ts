import type { Ability, CardRef, EffectOp, Target } from '../../src/engine/index.ts';
import { gameContent } from './content.ts';

/** An ability as it is printed on a card of the content, whichever side it is on. */
export interface Printed {
  readonly card: CardRef;
  readonly ability: Ability;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Every object inside a value, itself with it. */
export function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (!isObject(value)) return;
  if (!Array.isArray(value)) yield value;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

/** Every effect inside a card, an ability or an AI step, however deep. */
export const effectsIn = (value: unknown): EffectOp[] =>
  [...objectsIn(value)].filter(({ do: does }) => typeof does === 'string') as unknown as EffectOp[];

/** Every target description inside it that names whom by where they stand. */
export const targetsIn = (value: unknown): Extract<Target, { who: 'choose' | 'all' }>[] =>
  [...objectsIn(value)].filter(
    ({ who, within }) => (who === 'choose' || who === 'all') && typeof within === 'string',
  ) as unknown as Extract<Target, { who: 'choose' | 'all' }>[];

/** All cards, by the shelves they lie on. */
export const everyCard: readonly { readonly id: CardRef }[] = Object.values(gameContent.cards).flatMap(
  (shelf) => Object.values(shelf as Readonly<Record<string, { readonly id: CardRef }>>),
);

/** Every ability that stands on a card itself, not inside another ability. */
export const everyAbility: readonly Printed[] = everyCard.flatMap((card) => {
  const { abilities, shared, back, front } = card as Readonly<Record<string, unknown>>;
  const sides = [abilities, shared, isObject(front) ? front.abilities : [], Array.isArray(back) ? back : []];
  if (isObject(back) && !Array.isArray(back)) sides.push(back.abilities);
  return sides.flatMap((side) => ((side ?? []) as Ability[]).map((ability) => ({ card: card.id, ability })));
});

/** Those that are such. */
export const abilitiesThat = (isMeant: (ability: Ability) => boolean): Printed[] =>
  everyAbility.filter(({ ability }) => isMeant(ability));
