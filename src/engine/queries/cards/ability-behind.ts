/** The ability behind a cause or an act, and what it means for friends and foes: harm, good, both. */
import { type CardIndex, cardIn } from '../../model/cards/cards.ts';
import type { Ability, EffectOp } from '../../model/language/abilities.ts';
import type { Cause } from '../../model/messages/cause.ts';
import { NEGATIVE_EFFECTS, POSITIVE_EFFECTS } from '../../model/vocabulary.ts';
import { effectsOfExalted } from './exalted-ability.ts';

/** The ability a cause names, as its card has it; null where it names none. */
export function abilityBehind(cards: CardIndex, cause: Cause): Ability | null {
  if (cause.kind !== 'ability') return null;
  const { type, card, ability, back } = cause;
  const item = cards.items[card];
  const printed = type === 'item' ? (back && item?.back) || item?.front : cardIn(cards, { type, ref: card });
  const other =
    type === 'companion'
      ? (cards.companions[card]?.back ?? [])
      : type === 'ubiquitous'
        ? (cards.ubiquitous[card]?.shared ?? [])
        : [];
  return [...(printed?.abilities ?? []), ...other].find(({ id }) => id === ability) ?? null;
}

/**
 * What the ability a cause names may come to: its effects, and those of every EXALTED ESPER where it calls one (p.69).
 */
export function effectsBehind(cards: CardIndex, cause: Cause): readonly EffectOp[] {
  const own = abilityBehind(cards, cause)?.effects ?? [];
  if (!done(own).some((one) => one.do === 'exalted')) return own;
  return [...own, ...Object.values(cards.exalted).flatMap(effectsOfExalted)];
}

/** Whether an ability is meant for opponents: somebody but its user may take damage or a negative effect by it. */
export const isHarmful = (cards: CardIndex, cause: Cause): boolean =>
  done(effectsBehind(cards, cause)).some(
    (one) => harmOf(one) && (WOUNDS.has(one.do!) || one.do === 'inflict'),
  );

/** Whether an ability that asks whom does harm to whoever is chosen, and no good. */
export function harmsOnly(cards: CardIndex, cause: Cause): boolean {
  const all = done(effectsBehind(cards, cause)).filter(
    (one) => one.to !== undefined && one.to.who !== 'self',
  );
  return all.some(harmOf) && !all.some(helpOf);
}

type Done = Partial<EffectOp> & { readonly to?: { readonly who: string } };

/** What ends or wounds whoever it is done to. */
const WOUNDS: ReadonlySet<string> = new Set(['attack', 'throw', 'damage', 'defeat']);
const SHOVES: ReadonlySet<string> = new Set(['push', 'pull', 'command']);
const HELPS: ReadonlySet<string> = new Set([
  'heal',
  'gain-sp',
  'gain-token',
  'remove-effect',
  'revive',
  'grant',
]);

/** What harms somebody else than its user: an effect of the user's or of chance's choice is a negative one. */
function harmOf(one: Done): boolean {
  if (one.to?.who === 'self') return false;
  if (one.do === 'inflict') return NEGATIVE_INFLICTED.has(one.effect!);
  return WOUNDS.has(one.do!) || SHOVES.has(one.do!);
}

const NEGATIVE_INFLICTED: ReadonlySet<string> = new Set([
  ...NEGATIVE_EFFECTS,
  'choose-negative',
  'random-negative',
]);

/** What does good to them: a positive effect is one of these; to take one away is not. */
const helpOf = (one: Done): boolean =>
  one.do === 'inflict'
    ? POSITIVE_EFFECTS.some((effect) => effect === one.effect)
    : one.do === 'remove-effect'
      ? one.effect !== 'any-positive'
      : HELPS.has(one.do!);

/** Whatever is done, effects within effects: a part that heals does not make up for one that wounds. */
function done(value: unknown): Done[] {
  if (Array.isArray(value)) return value.flatMap(done);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(done);
  return 'do' in value ? [value as Done, ...inner] : inner;
}
