import { spend } from '../../kernel/budget.ts';
import type { CardIndex } from '../../model/cards/cards.ts';
import { keptBy, keptLately } from '../../model/kept.ts';
import type { Modifier, Stat } from '../../model/language/abilities.ts';
import type { CardInstance, Figure } from '../../model/state.ts';
import { abilitiesInPlay, addTo, type HeldAbility, heldOn } from './abilities-in-play.ts';
import { grantedAbilities } from './abilities-of.ts';

type KeysOf<T> = T extends unknown ? keyof T : never;

/** What a modifier is known by: the name of the field that only its sort has. */
export type ModifierField = KeysOf<Modifier>;

/** The modifiers with that field. */
export type ModifierWith<F extends ModifierField> = Extract<Modifier, { readonly [K in F]: unknown }>;

/** A modifier and the PASSIVE ability it stands on. */
export interface Passive<M extends Modifier = Modifier> {
  readonly held: HeldAbility;
  readonly modifier: M;
}

/** Modifiers by what they change, each list in the order the abilities lie. */
export interface Passives<P = Passive> {
  readonly with: ReadonlyMap<ModifierField, readonly P[]>;
  readonly of: ReadonlyMap<Stat, readonly P[]>;
}

/** Sorts modifiers by what they change. */
export function indexed<P extends Passive>(passives: readonly P[]): Passives<P> {
  const fields = new Map<ModifierField, P[]>();
  const stats = new Map<Stat, P[]>();
  for (const passive of passives) {
    for (const field of Object.keys(passive.modifier) as ModifierField[]) addTo(fields, field, passive);
    if ('stat' in passive.modifier) addTo(stats, passive.modifier.stat, passive);
  }
  return { with: fields, of: stats };
}

const NONE: Passives = indexed([]);

/** The modifiers of those abilities, in order. */
export const passivesOn = (list: readonly HeldAbility[]): Passive[] =>
  list.flatMap((held) => (held.ability.modifiers ?? []).map((modifier) => ({ held, modifier })));

const passivesOnCard = keptBy((card: CardInstance, cards: CardIndex): readonly Passive[] =>
  passivesOn(heldOn(card, cards).filter(({ ability }) => ability.when === 'passive' && !ability.of)),
);

/** What the cards before a figure change for the figure itself, whatever is asked: most change nothing at all. */
const passivesInPlay = keptBy((lying: readonly CardInstance[], cards: CardIndex): Passives => {
  const found: Passive[] = [];
  for (const card of lying) for (const passive of passivesOnCard(card, cards)) found.push(passive);
  return found.length === 0 ? NONE : indexed(found);
});
const grantedBy = keptBy((granted: NonNullable<Figure['granted']>) =>
  indexed(passivesOn(grantedAbilities({ granted }, 'passive'))),
);
const watchingOnCards = keptBy((lying: readonly CardInstance[], cards: CardIndex) =>
  passivesOn(abilitiesInPlay(cards, lying, 'of:passive')),
);

type Standing = Pick<Figure, 'cards' | 'granted'>;

/** The modifiers with that field that the PASSIVE abilities before a figure have for the figure itself. */
export const passivesWith = (cards: CardIndex, figure: Standing, field: ModifierField): readonly Passive[] =>
  alsoGranted(
    passivesInPlay(figure.cards, cards).with.get(field),
    figure.granted && grantedBy(figure.granted).with.get(field),
  );

/** Those of them that change one value. */
export const passivesOf = (cards: CardIndex, figure: Standing, stat: Stat): readonly Passive[] =>
  alsoGranted(
    passivesInPlay(figure.cards, cards).of.get(stat),
    figure.granted && grantedBy(figure.granted).of.get(stat),
  );

const alsoGranted = (lying: readonly Passive[] = NO_PASSIVES, granted?: readonly Passive[]) =>
  granted === undefined ? lying : lying.length === 0 ? granted : [...lying, ...granted];

/** One list for all who have nothing. */
export const NO_PASSIVES: readonly Passive[] = [];

/** Whether a card has such a modifier for whoever it lies before: for cards that lie so in thought alone. */
export const hasPassiveOn = (cards: CardIndex, card: CardInstance, field: ModifierField): boolean =>
  passivesOnCard(card, cards).some(({ modifier }) => field in modifier);

/** An aura, and whose it is. */
export interface Aura extends Passive {
  readonly holder: Figure;
}

/** What PASSIVE abilities with an `of` change for others, of every figure on the board, in their order. */
export const aurasOf = keptLately((figures: readonly Figure[], cards: CardIndex): Passives<Aura> => {
  const auras: Aura[] = [];
  for (const holder of figures) {
    if (holder.defeated || holder.at === null) continue;
    for (const { held, modifier } of watchingOnCards(holder.cards, cards))
      auras.push({ held, modifier, holder });
    if (holder.granted === undefined) continue;
    for (const { held, modifier } of passivesOn(grantedAbilities(holder, 'of:passive')))
      auras.push({ held, modifier, holder });
  }
  // Gathered anew wherever a figure might stand.
  spend(20 * auras.length);
  return auras.length === 0 ? (NONE as Passives<Aura>) : indexed(auras);
});
