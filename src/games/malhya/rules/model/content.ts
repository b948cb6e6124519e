/** What the files of Malhya hold: heroes, talents, gear, action cards, scenario cards, booklets, missions. */
import type { GrowingEffect, PeopleCard, QuietSign } from '../growing/growth.ts';
import type { LandCards, LandEffect, RoadSide } from '../land/land-cards.ts';
import type { Direction, Stall } from '../land/land-words.ts';
import type { BonusSide, MhayTalent, SpellCard, SpellOrder, SpellSign } from '../spells/spell-cards.ts';
import type { StealthCard } from '../stealth/stealth-cards.ts';
import type { StealthLevel } from '../stealth/threat.ts';
import type { Arrival, Ban, SetUpSigns } from './arrival.ts';
import type { Check, Sign } from './checks.ts';
import type { Condition } from './conditions.ts';
import type {
  ArmourFile,
  BoardFile,
  EnemyFile,
  FightSign,
  PlaceCard,
  UpgradeFile,
  WeaponFile,
} from './place-content.ts';
import type { PlaceToken } from './place-state.ts';
import type {
  Ability,
  BookKind,
  Characteristic,
  Colour,
  CubeKind,
  GameMode,
  GearKind,
  Gem,
  Harm,
  Mode,
  Period,
  Slot,
  TalentClass,
  TalentSide,
  Weather,
} from './vocabulary.ts';

/** The id of a card: what its file is called. */
export type CardRef = string;

export type Cubes = Readonly<Record<CubeKind, readonly Colour[]>>;

/** A hero board with its people's card and what it begins with (L800). */
export interface HeroCard {
  readonly id: CardRef;
  readonly name: string;
  readonly people: string;
  readonly text: string;
  readonly characteristics: Readonly<Record<Characteristic, number>>;
  readonly initiative: number;
  readonly movement: number;
  readonly life: number;
  readonly aura: number;
  readonly carrying: number;
  readonly talents: readonly CardRef[];
  /** Of a Mhaÿ. */
  readonly spells?: readonly CardRef[];
  readonly weapon?: CardRef;
  readonly armour?: CardRef;
  readonly artifacts?: readonly CardRef[];
  readonly objects?: readonly CardRef[];
  readonly cubes?: Readonly<Partial<Cubes>>;
  /** What an aura token of this people does on the road (L5875). */
  readonly road?: readonly ('purchases' | 'harvest')[];
}

export interface TalentFace {
  readonly text: string;
  readonly abilities?: readonly Ability[];
  readonly does?: readonly Sign[];
  readonly fight?: FightSign;
  readonly quiet?: QuietSign;
  readonly spell?: SpellSign;
}

export interface TalentCard extends Readonly<Record<TalentSide, TalentFace>> {
  readonly id: CardRef;
  readonly name: string;
  readonly class: TalentClass;
  readonly mhay?: MhayTalent;
}

/** A weapon, an armour, an artifact or an object. Its lines of attack and defense stand in files of their own. */
export interface GearCard {
  readonly id: CardRef;
  readonly name: string;
  readonly text: string;
  readonly kind: GearKind;
  readonly heavy?: true;
  readonly slot?: Slot;
  readonly abilities?: readonly Ability[];
  readonly does?: readonly Sign[];
  readonly fight?: FightSign;
  /** Used once, then gone (L945). */
  readonly use?: {
    readonly mode?: Mode;
    readonly ap?: number;
    readonly heal?: number;
    readonly aura?: number;
    /** All shocks of who uses it are life again (L5792). */
    readonly shocks?: true;
  };
  /** Of an artifact, while it is worn (L1156). */
  readonly adds?: { readonly initiative?: number; readonly movement?: number; readonly life?: number };
  /** The crown of common cards (L936). */
  readonly quality?: true;
  /** Gold at a market, and the pile it is drawn from there (L934, L5702). */
  readonly price?: number;
  readonly stall?: Stall;
  /** Discarded for a harvest: so many more cards (L5883). */
  readonly harvest?: number;
  /** A scenario card that is carried (L1628), with its sign. */
  readonly symbol?: string;
}

export type Find =
  | { readonly gold: number }
  | { readonly cube: { readonly kind: CubeKind; readonly colour: Colour } }
  /** An object by chance. */
  | { readonly object: true };

export interface ActionCard {
  readonly id: CardRef;
  readonly gem: Gem;
  readonly search: readonly Find[];
  /** On the ring around its north (L2234). */
  readonly compass?: Direction;
  /** How enemies move in stealth (L3959–L4016). */
  readonly stealth?: StealthCard;
}

export interface ScenarioCard extends RoadSide, BonusSide {
  readonly id: CardRef;
  readonly name: string;
  readonly text: string;
  readonly symbol?: string;
  /** Acts at once whenever that comes to be so (L1511–1519, L3113). */
  readonly standing?: { readonly if: Condition; readonly go: Target };
  /** Special instructions on arrival in a place (L4185). */
  readonly arrival?: readonly Arrival[];
  /** A part of card 73 (L5663): which, its side, and what it has every enemy more or fewer. */
  readonly mode?: {
    readonly of: 'checks' | 'fights';
    readonly side: Exclude<GameMode, 'normal'>;
    readonly enemyLife?: number;
  };
}

/** A chapter of the same booklet, or of another. */
export type Target = number | { readonly book: BookKind; readonly chapter: number };

/** Whom it is of: each hero, one of the table's choice, the hero at it. */
export const WHO = ['each', 'one', 'hero'] as const;
export type Who = (typeof WHO)[number];

export type Effect =
  | { readonly gold: number }
  | { readonly heal: { readonly who: Who; readonly n: number } }
  | { readonly harm: { readonly who: Who; readonly kind: Harm; readonly n: number } }
  /** Tokens turned back; below 0: turned to their spent side. */
  | { readonly aura: { readonly who: Who; readonly n: number } }
  | { readonly ap: { readonly who: Who; readonly n: number } }
  | { readonly tokens: { readonly take?: readonly number[]; readonly discard?: readonly number[] } }
  | { readonly cards: { readonly take?: readonly CardRef[]; readonly discard?: readonly CardRef[] } }
  | { readonly crystals: number }
  | { readonly triangle: number }
  | { readonly points: number }
  | {
      readonly cube: {
        readonly who: Who;
        readonly kind: CubeKind;
        readonly colour: Colour;
        readonly n: number;
      };
    }
  | { readonly gain: { readonly who: Who; readonly gear: CardRef } }
  /** What is equipped of that kind; of objects one of the hero's choice. */
  | { readonly lose: { readonly who: Who; readonly kind: GearKind } }
  /** Action cards for the conditions below (L1663). */
  | { readonly draw: number }
  /** A card for each, or for one: what its gem says. */
  | { readonly gems: { readonly who: Who; readonly rows: Readonly<Record<Gem, readonly Effect[]>> } }
  | { readonly search: number }
  | { readonly shuffle: true }
  /** Heroes may come and go now, and the mode may be changed. */
  | { readonly company: true }
  | { readonly mode: Mode }
  | { readonly period: Period }
  | { readonly weather: Weather }
  | { readonly interest: { readonly lay?: readonly string[]; readonly lift?: readonly string[] } }
  /** Of the place that is laid out: red lines that go, by their places; tokens (L3099). */
  | {
      readonly place: {
        readonly open?: readonly number[];
        readonly broken?: readonly number[];
        readonly lay?: readonly PlaceToken[];
        readonly lift?: readonly string[];
      };
    }
  /** Enemies that come, at a token. */
  | { readonly arrive: { readonly token: string; readonly types: readonly CardRef[] } }
  /** All their shocks are life again (L5792). */
  | { readonly shocks: { readonly who: Who } }
  /** Damage tokens of each enemy, of that type alone, are discarded (L5849). */
  | { readonly damageTokens: { readonly of?: CardRef; readonly n: number | 'all' } }
  /** Threat dice at the end of the hero's turn, in stealth only (L2824, MA-29). */
  | { readonly threat: { readonly die: 'white' | 'black'; readonly n: number } }
  /** Stealth mode is entered: the board anew, the deck shuffled (L3644). */
  | { readonly stealth: StealthLevel }
  /** The cube of the threat track goes on, or back (L3921). */
  | { readonly alert: number }
  /** Noise at a token of the place (L4099). */
  | { readonly noise: string }
  /** Stealth is left with an alarm (L5825). */
  | { readonly alarm: true }
  | GrowingEffect
  | SpellOrder
  | LandEffect;

export interface Choice {
  readonly text: string;
  /** It is there only then. */
  readonly if?: Condition;
  /** Gold that it takes. */
  readonly gold?: number;
  readonly lines: readonly Line[];
}

/**
 * A line of a chapter: a condition (`if`, `otherwise`), an instruction for who has something (`where`), an instruction,
 * a choice, a check; and where it leads.
 */
export interface Line {
  readonly text?: string;
  readonly if?: Condition;
  readonly otherwise?: true;
  readonly where?: Condition;
  readonly do?: readonly Effect[];
  readonly check?: Check;
  readonly choose?: readonly Choice[];
  /** The choice may be declined: reading goes on below. */
  readonly may?: true;
  /** In a check: it is over for everybody; it begins anew (L2686). */
  readonly ends?: true;
  readonly again?: true;
  readonly go?: Target;
  /** On to the next number (L5777). */
  readonly continue?: true;
  readonly close?: true;
  /** A place is laid out, and play goes on there (L3032). */
  readonly enter?: {
    readonly place: CardRef;
    /** The token heroes begin at. */
    readonly start: string;
    readonly mode: Exclude<Mode, 'story'>;
    readonly bans?: readonly Ban[];
  } & SetUpSigns;
  /** Back to the place that is laid out. */
  readonly back?: true;
  /** The place is left (L5152). */
  readonly leave?: true;
  readonly over?: 'won' | 'lost';
}

export interface Chapter {
  readonly id: number;
  readonly icon?: 'magnifier';
  readonly text: string;
  /** So many heroes read it, and no others (L1409). */
  readonly readers?: number;
  /** What is hidden in it, and the numbers one may think of (L1523). */
  readonly clue?: { readonly text: string; readonly numbers: readonly number[] };
  /** A page a challenge is played on (L3137). */
  readonly challenge?: CardRef;
  readonly lines: readonly Line[];
}

export interface BookCard {
  readonly id: CardRef;
  readonly name: string;
  readonly kind: BookKind;
  readonly chapters: readonly Chapter[];
}

/** What a hero has beside its card. */
export interface Learned {
  readonly talents: readonly CardRef[];
  readonly spells: readonly CardRef[];
}

/** What is played: booklets, where to begin, where to go when nobody can act (MA-12). */
export interface MissionCard {
  readonly id: CardRef;
  readonly name: string;
  readonly text: string;
  readonly books: Readonly<Record<BookKind, CardRef>>;
  readonly start: number;
  /** An independent mission stands in the event booklet (L347). */
  readonly startsIn?: 'event';
  readonly fallen?: number;
  readonly gold: number;
  /** Heroes are set up as new ones (L1715–1775), not as their cards have them. */
  readonly newHeroes?: true;
  /** Mhaÿs of this mission: talents and spells of a hero, if it is there. */
  readonly learned?: Readonly<Record<CardRef, Learned>>;
  /** A booklet of a campaign (L345, L1380). */
  readonly part?: {
    /** What the campaign is called. */
    readonly name: string;
    /** In order; 0: the introduction. */
    readonly number: number;
    /** Of what is fetched when it begins (`hashOfCards`). */
    readonly pages: string;
    readonly next?: CardRef;
  };
}

export interface MalhyaCards extends LandCards {
  readonly heroes: Readonly<Record<CardRef, HeroCard>>;
  readonly talents: Readonly<Record<CardRef, TalentCard>>;
  readonly gear: Readonly<Record<CardRef, GearCard>>;
  readonly actions: Readonly<Record<CardRef, ActionCard>>;
  readonly scenario: Readonly<Record<CardRef, ScenarioCard>>;
  readonly books: Readonly<Record<CardRef, BookCard>>;
  readonly missions: Readonly<Record<CardRef, MissionCard>>;
  readonly places: Readonly<Record<CardRef, PlaceCard>>;
  readonly enemies: Readonly<Record<CardRef, EnemyFile>>;
  readonly upgrades: Readonly<Record<CardRef, UpgradeFile>>;
  readonly weapons: Readonly<Record<CardRef, WeaponFile>>;
  readonly armours: Readonly<Record<CardRef, ArmourFile>>;
  readonly boards: Readonly<Record<CardRef, BoardFile>>;
  readonly people: Readonly<Record<CardRef, PeopleCard>>;
  readonly spells: Readonly<Record<CardRef, SpellCard>>;
}

export interface MalhyaContent extends MalhyaCards {
  readonly hash: string;
}

export interface ContentHere extends MalhyaContent {
  /** Fetches the pages of a booklet of a campaign; absent: all are here. */
  readonly pages?: (mission: CardRef) => Promise<void>;
}
