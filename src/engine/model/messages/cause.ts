/** What a line of a ledger, damage, a loss or an end comes from: the causes there are. */
import type { CardRef, CardType, FigureId } from '../ids.ts';
import type { CountWord } from '../language/ability-amounts.ts';
import type { AbilityToken, DamageType, Die, Effect, Skill } from '../vocabulary.ts';

/** Notions of the rulebook that add to a number, take SP, deal damage or end something by themselves. */
export const TERMS = [
  // numbers of an attack (pp.43-50)
  'flanking',
  'backstab',
  'difference',
  'through-ally',
  'hindering',
  'dodge',
  'this-attack',
  'books',
  'casting-die',
  'skull-on-empowered-spell',
  'protection',
  'dice',
  /** PURPLE where a weapon die is missing (p.43 step 2). */
  'no-weapon-die',
  'follow-up',
  'heavy',
  'influence',
  'melee',
  /** What is shown of a number that the rules cut short (pp.46, 67). */
  'damage-taken',
  'no-more-hp',
  // what SP are spent on (p.40)
  'move',
  'more-movement',
  'attack',
  're-equip',
  'empower',
  'counter',
  'dynamite',
  'refresh',
  /** 1 SP more for whatever costs SP (p.21). */
  'muck',
  // what deals damage or Defeats by itself
  'spell-failed',
  'spaces-not-moved',
  'collision',
  'current',
  'crush',
  'relentless',
  'fell',
  'failed-jump',
  'failed-dangerous-jump',
  'left-dangerous',
  'moved-out-of-dangerous',
  'entered-dangerous',
  'ended-in-dangerous',
  'ended-turn-in-dangerous',
  'remaining-hp',
  'too-few-hp',
  'immunity',
  // what changes the track, Urgency and gold (pp.14, 18, 19, 38)
  'encounter',
  'joins-group',
  'active-combatants',
  'end-of-round',
  'summoned',
  'nobody-acted',
  'urgency',
  'reward',
] as const;
export type Term = (typeof TERMS)[number];

/** A part of the encounter's own text, by its id or colour. */
export type TextPlace =
  | 'totem'
  | 'objective'
  | 'achievement'
  | 'end'
  | 'loot'
  | 'rule'
  | 'special'
  | 'carried'
  | 'door'
  | 'piece';

/**
 * What made a number, took or gave something, or brought a change about: a card, an ability, a die, a notion of
 * the book. Ids and numbers only; its words are `src/words`'.
 */
export type Cause =
  /** The number printed for a figure. */
  | { readonly kind: 'figure'; readonly figure: FigureId }
  | { readonly kind: 'card'; readonly type: CardType; readonly card: CardRef; readonly back?: true }
  /** One ability of a card: its own name where it has one, else the card's. */
  | {
      readonly kind: 'ability';
      readonly type: CardType;
      readonly card: CardRef;
      readonly ability: string;
      readonly back?: true;
      /** The item, where the card is an Upgrade attached to it. */
      readonly host?: CardRef;
      /** The ability it gave for a while: by its own name where it has one. */
      readonly granted?: string;
    }
  /** What a Symbol Ability of a card gives (p.43 6a). */
  | {
      readonly kind: 'symbols';
      readonly type: CardType;
      readonly card: CardRef;
      readonly ability: string;
      readonly back?: true;
    }
  | { readonly kind: 'die'; readonly die: Die; readonly of?: Cause }
  /** A number counted on the table. */
  | { readonly kind: 'count'; readonly count: CountWord; readonly what?: string; readonly of: Cause }
  | { readonly kind: 'effect'; readonly effect: Effect }
  | { readonly kind: 'token'; readonly token: AbilityToken }
  | { readonly kind: 'term'; readonly term: Term }
  | { readonly kind: 'armor'; readonly armor: number; readonly pierced: number }
  /** `to`: a type of damage, or the tag of a weapon. */
  | { readonly kind: 'resistance'; readonly to: string }
  | { readonly kind: 'immunity'; readonly to: DamageType }
  | { readonly kind: 'skill'; readonly skill: Skill }
  /** The Force of a spell before its dice, or the printed one of a Spell-Like Ability (p.51). */
  | { readonly kind: 'force'; readonly force: number; readonly printed?: true }
  /** An ally's Strength in a jump (p.66). */
  | { readonly kind: 'boost'; readonly by: FigureId }
  | { readonly kind: 'attack'; readonly by: FigureId }
  | { readonly kind: 'spell'; readonly by: FigureId }
  | { readonly kind: 'summon'; readonly card: CardRef }
  /** An Upgrade put on an item (p.28). */
  | { readonly kind: 'upgrade-on'; readonly upgrade: CardRef; readonly item: CardRef }
  /** Disciplines of that LVL learned before (p.34). */
  | { readonly kind: 'learned-before'; readonly others: number; readonly level: number }
  | { readonly kind: 'track-roll'; readonly books: number }
  | { readonly kind: 'defeat'; readonly of: FigureId }
  | { readonly kind: 'text'; readonly place: TextPlace; readonly id: string }
  /** The words of a record older than log format 2, kept as they were. No rule makes it. */
  | { readonly kind: 'said'; readonly text: string };

export const term = (name: Term): Cause => ({ kind: 'term', term: name });

/** The number printed for a figure, as what made it. */
export const figureCause = ({ id }: { readonly id: FigureId }): Cause => ({ kind: 'figure', figure: id });

export const textCause = (place: TextPlace, id: string): Cause => ({ kind: 'text', place, id });
