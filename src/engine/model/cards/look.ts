/**
 * What a figure is drawn of, by the names of parts that `src/art/figures` draws. No rule reads any of it, and no hash of
 * the content has it in.
 */

/** Bodies with nothing to put on a head or into a hand. */
export const BODY_PLANS = [
  'insect',
  'brood',
  'crab',
  'imp',
  'gargoyle',
  'toad',
  'mushroom',
  'hound',
  'wolf',
  'drudge',
  'boar',
  'stone',
  'water',
  'construct',
  'oblation',
  'knight',
  'keeper',
  'giant',
  'witch',
  'dead',
  'tide',
  'unsealed',
  'hand',
  'flame',
  'lantern',
  'sparks',
  'chained',
  'bell',
  'horned',
  'dancer',
] as const;
export type BodyPlan = (typeof BODY_PLANS)[number];

export const HEADS = ['oval', 'square', 'slim', 'round', 'child'] as const;
export const FACES = ['open', 'grim', 'shadow', 'blind', 'mask'] as const;
export const MOUTHS = ['smile', 'flat', 'frown', 'smirk'] as const;
export const HAIRS = [
  'spiky',
  'long',
  'bob',
  'ponytail',
  'topknot',
  'peak',
  'braids',
  'curly',
  'buns',
  'updo',
  'mohawk',
  'waves',
  'pigtails',
] as const;
export const HATS = [
  'hood',
  'wolf',
  'witch',
  'tricorn',
  'greathelm',
  'rook',
  'goggles',
  'blindfold',
  'circlet',
  'candles',
  'cap',
  'feathered',
  'veil',
  'jester',
] as const;
export const EARS = ['human', 'pierced', 'long'] as const;
export const HORNS = ['ram', 'antlers'] as const;
export const BEARDS = ['full', 'goatee', 'moustache'] as const;
export const CHESTS = ['coat', 'leather', 'plate', 'robe', 'kimono', 'fur', 'apron'] as const;
export const BACKS = ['cape', 'collar', 'wings', 'butterfly', 'twin', 'moon', 'scarf'] as const;
export const HELD = [
  'staff',
  'hammer',
  'axe',
  'katana',
  'sword',
  'katar',
  'bow',
  'hand-axe',
  'gavel',
  'spyglass',
  'flute',
  'flask',
  'knives',
  'crossbow',
  'shield',
  'wrench',
  'fan',
  'goblet',
  'spear',
  'lantern',
] as const;
/** Where something is held: behind the shoulders, or before the chest. */
export const PLACES_HELD = ['right', 'left', 'front-right', 'front-left'] as const;
export const MARKS = ['scar', 'paint', 'freckles', 'lips', 'stern'] as const;
/** What a body may wear besides: the first three are what Common, Uncommon and Rare ones have of themselves. */
export const WEARS = ['band', 'spikes', 'crest', 'horns', 'crown', 'candle'] as const;
export type Wear = (typeof WEARS)[number];

/** What a colour is for; a look that leaves one out has one that goes with the others. */
export const PERSON_COLOURS = [
  'ground',
  'cloth',
  'skin',
  'hair',
  'cape',
  'lining',
  'linen',
  'fur',
  'feather',
  'accent',
  'eye',
  'glow',
] as const;
export const BODY_COLOURS = ['body', 'second', 'accent', 'skin', 'glow', 'ground'] as const;

type Colours<Role extends string> = Readonly<Partial<Record<Role, string>>>;

export interface Holding {
  readonly what: (typeof HELD)[number];
  readonly where: (typeof PLACES_HELD)[number];
  /** Degrees more, clockwise. */
  readonly turn?: number;
  /** Per cent. */
  readonly size?: number;
}

/** Somebody of two arms and a head: a bust put together. */
export interface PersonLook {
  readonly plan: 'person';
  readonly build?: 'slim' | 'broad';
  readonly head?: (typeof HEADS)[number];
  /** How much lower the head sits. */
  readonly stoop?: number;
  readonly face?: (typeof FACES)[number];
  readonly mouth?: (typeof MOUTHS)[number];
  readonly hair?: (typeof HAIRS)[number];
  readonly hat?: (typeof HATS)[number];
  readonly ears?: (typeof EARS)[number];
  readonly horns?: (typeof HORNS)[number];
  readonly beard?: (typeof BEARDS)[number];
  readonly chest?: (typeof CHESTS)[number];
  readonly back?: (typeof BACKS)[number];
  readonly held?: readonly Holding[];
  readonly marks?: readonly (typeof MARKS)[number][];
  readonly colours: Colours<(typeof PERSON_COLOURS)[number]>;
}

/** A body drawn as a whole, in colours of its own. */
export interface BodyLook {
  readonly plan: BodyPlan;
  readonly wears?: readonly Wear[];
  readonly colours: Colours<(typeof BODY_COLOURS)[number]>;
}

export type Look = PersonLook | BodyLook;
