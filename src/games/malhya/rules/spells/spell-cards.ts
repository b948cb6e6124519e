/** What the files of spells hold, and what talents of Mhaÿs say of spells (L5272–5565, L5930–5946). */
import type { Sign } from '../model/checks.ts';
import type { CardRef, Who } from '../model/content.ts';
import type { FightSign } from '../model/place-content.ts';
import type { Characteristic, Mode, TalentClass } from '../model/vocabulary.ts';

/** Four (L5328–5336). */
export const SCHOOLS = ['body', 'elemental', 'time', 'spirit'] as const;
export type School = (typeof SCHOOLS)[number];

/** Attack spells are bound to the talent of a school, the others are drawn by chance (L5282–5291). */
export const SPELL_KINDS = ['attack', 'classic'] as const;
export type SpellKind = (typeof SPELL_KINDS)[number];

/** What a spell is cast at. */
export const AIMS = ['enemy', 'hero', 'corpse', 'noise', 'nothing'] as const;
export type Aim = (typeof AIMS)[number];

/** How long what a spell has begun goes on (L5485, E56): its hero or the whole group on the board, or this turn. */
export const LASTS = ['hero', 'group', 'turn'] as const;
export type Lasts = (typeof LASTS)[number];

/** What a spell does, to whom it was cast at. */
export type SpellEffect =
  | { readonly damage: number }
  /** Damage to each enemy beside the target. */
  | { readonly around: number }
  | { readonly shove: 'push' | 'pull' | 'push-or-pull'; readonly spaces: number }
  | { readonly heal: number }
  /** Aura tokens turned back: the caster's. */
  | { readonly aura: number }
  | { readonly ap: number }
  /** Up to so many spaces at once. */
  | { readonly step: number }
  /** Initiative of its type, in this turn. */
  | { readonly slower: number }
  /** A blank upgrade token over one of its type's (L5968). */
  | { readonly blank: true }
  /** What the card says under `lasting` begins. */
  | { readonly lasts: true }
  /** The range of this cast grows. */
  | { readonly range: number }
  /** A corpse or a noise token, so many spaces. */
  | { readonly carry: number }
  /** The threat, down. */
  | { readonly calm: number };

/** A skill check to cast it (L5380–5425). */
export interface SpellCheck {
  readonly difficulty: number;
  /** Stops for each special of the difficulty dice and each auratic shield of the target (L5393). */
  readonly shields?: number;
  /** Threat for each special of the difficulty dice (L5451). */
  readonly threat?: number;
  /** AP at once for each stop (L5401). */
  readonly stop: number;
  /** For so many successes, as often as there are (L5397, L5412). */
  readonly brings: readonly { readonly per: number; readonly does: SpellEffect }[];
}

export interface SpellCard {
  readonly id: CardRef;
  readonly name: string;
  readonly text: string;
  readonly school: School;
  readonly kind: SpellKind;
  readonly mode: Exclude<Mode, 'story'>;
  readonly aim: Aim;
  /** Spaces; none: oneself, or what needs none. */
  readonly range?: number;
  /** Not at oneself. */
  readonly another?: true;
  readonly ap: number;
  /** For who masters its school: fewer AP (L5471), specials of the skill dice are successes (L5449). */
  readonly master?: { readonly ap?: number; readonly special?: number };
  readonly check?: SpellCheck;
  /** Without a check: all of it as soon as it is paid (L5467). */
  readonly does?: readonly SpellEffect[];
  readonly lasting?: { readonly until: Lasts; readonly fight: FightSign };
  /** From the time it is owned (L5457–5463): in checks, of that characteristic alone where one is named. */
  readonly passive?: { readonly of?: Characteristic; readonly does: readonly Sign[] };
}

/** Of a Mhaÿ talent: a school with its attack spell, or an improvement (L5309–5312). */
export interface MhayTalent {
  readonly school?: School;
  readonly spell?: CardRef;
}

/** What a talent changes in spells: of attack spells alone, or of all (L5295–5305). */
export interface SpellSign {
  readonly only?: SpellKind;
  /** Counts as master of all schools (L5930). */
  readonly allSchools?: true;
  readonly range?: number;
  /** AP fewer. */
  readonly ap?: number;
  /** Each special of the skill dice is worth so many successes more. */
  readonly special?: number;
  /** Heals for each pair of damage (L5942). */
  readonly healPerPair?: number;
  readonly noSight?: true;
  /** So many auratic shields of the target do not count (L5792). */
  readonly lessShields?: number;
  /** Aura tokens turned back as combat is left (L5940). */
  readonly auraAfterCombat?: number;
}

/** What a booklet may do to spells and talents. */
export type SpellOrder =
  /** Classic spells may be exchanged (L5360). */
  | { readonly exchange: { readonly who: Who } }
  /** A talent of that class is lost, of the hero's choice. */
  | { readonly forget: { readonly who: Who; readonly class: TalentClass } };

/** Of a scenario card: an Aura Stone (L5641), or aura tokens that lie on it (L5659). */
export interface BonusSide {
  readonly stone?: true;
  readonly reserve?: number;
}

/** The level an Aura Stone casts at (L5649). */
export const STONE_LEVEL = 3;
/** Set aside for one spell (L379, L4193). */
export const BLANKS = 4;
