/** What every kind of act is to a card of the dock: where it stands, what it is aimed at, which of them are one card. */
import type { Act, ActKind, Cause, FigureId, Space } from '../../engine/index.ts';

/** What a table can point at of an act: a figure, a space. */
export interface Meant {
  readonly figure?: FigureId | undefined;
  readonly space?: Space | undefined;
}

/** The order of cards, by kind and never by use. */
export const RANKS = {
  move: 0,
  attack: 1,
  ability: 2,
  here: 3,
  gear: 4,
  friend: 5,
  end: 6,
} as const;
export type Rank = keyof typeof RANKS;

/** `way`: one of a few spaces, each an answer with a key of its own. */
export type Aim = 'none' | 'figure' | 'space' | 'way';

export interface DeedCard<D extends ActKind> {
  readonly rank: Rank;
  readonly aim: Aim;
  /** It lies under *More*, whatever room there is. */
  readonly more?: true;
  /** The key of what declines or ends something; all else has a number. */
  readonly key?: '0' | 'e';
  /** What it means on the board. */
  readonly means?: (act: Extract<Act, { do: D }>) => Meant;
  /** What acts of one card have in common beside their kind; absent: each is a card of its own. */
  readonly of?: (act: Extract<Act, { do: D }>) => string;
}

const answer = { rank: 'ability', aim: 'none' } as const;
const declines = { rank: 'end', aim: 'none', key: '0' } as const;
const ends = { rank: 'end', aim: 'none', key: 'e' } as const;

const alike = (): string => '';
const ofSpace = ({ space }: { readonly space?: Space }): Meant => ({ space });
const ofTarget = ({ target }: { readonly target: FigureId }): Meant => ({ figure: target });

/** Two copies of a card are one card of the dock. */
const ofCause = ({ cause, owner }: { readonly cause: Cause; readonly owner?: FigureId }): string =>
  JSON.stringify([cause, owner ?? null]);

/** By every kind of act: a new one does not compile until it is said here what card it is. */
export const DEEDS: { readonly [D in ActKind]: DeedCard<D> } = {
  pass: declines,
  decline: declines,
  done: declines,
  'nobody-else': declines,
  'end-turn': ends,
  actions: { rank: 'move', aim: 'none' },
  move: { rank: 'move', aim: 'none', of: alike },
  attack: { rank: 'attack', aim: 'figure', means: ofTarget, of: alike },
  // Not pointed at on the board: it is chosen by its words alone.
  'attack-ally': { rank: 'friend', aim: 'figure', more: true, of: alike },
  'open-loot': { rank: 'here', aim: 'space', means: ofSpace, of: alike },
  'encounter-action': { rank: 'here', aim: 'space', means: ofSpace, of: ({ objective }) => objective },
  'take-token': { rank: 'here', aim: 'space', means: ofSpace },
  'drop-token': { rank: 'gear', aim: 'none', more: true },
  'turn-door': { rank: 'here', aim: 'space', means: ofSpace, of: ({ door, to }) => `${door} ${to}` },
  story: answer,
  'take-dynamite': { rank: 'here', aim: 'space', means: ofSpace, of: alike },
  'place-dynamite': { rank: 'here', aim: 'none', of: alike },
  're-equip': { rank: 'gear', aim: 'none', more: true },
  summon: answer,
  step: { rank: 'move', aim: 'space', means: ofSpace, of: alike },
  jump: { rank: 'move', aim: 'space', means: ofSpace, of: alike },
  'buy-movement': { rank: 'move', aim: 'none' },
  'end-movement': ends,
  'be-moved': { rank: 'move', aim: 'way', means: ofSpace },
  place: { rank: 'move', aim: 'space', means: ofSpace, of: alike },
  'choose-space': { rank: 'move', aim: 'space', means: ofSpace, of: alike },
  target: { rank: 'ability', aim: 'figure', means: ofTarget, of: alike },
  'choose-trader': { rank: 'ability', aim: 'figure', means: ({ figure }) => ({ figure }), of: alike },
  use: { rank: 'ability', aim: 'none', means: ({ owner }) => ({ figure: owner }), of: ofCause },
  'use-token': answer,
  'use-now': answer,
  'choose-discipline': answer,
  'choose-card': answer,
  'choose-effect': answer,
  'choose-part': answer,
  'choose-exalted': answer,
  agree: answer,
  'choose-number': answer,
  'resolve-first': answer,
  'resolve-status': answer,
  empower: answer,
  dodge: answer,
  'dodge-with': { ...answer, of: ofCause },
  counter: answer,
  'counter-with': { ...answer, of: ofCause },
  'break-attack': answer,
  'spend-best': answer,
  spend: answer,
  resist: answer,
  'fail-on-purpose': answer,
  'use-upgrades': answer,
  'use-dice': answer,
  'keep-roll': answer,
  'roll-again': answer,
  'choose-dice': answer,
  'turn-die': answer,
  'type-face': answer,
  equip: answer,
  store: answer,
  'turn-over': answer,
  discard: answer,
  take: answer,
  'take-companion': answer,
  'stash-companion': answer,
  stash: answer,
  'take-ware': answer,
};

/** What an act is to a card. As large a table as there are acts; each is given its own. */
export const deedOf = (act: Act): DeedCard<ActKind> => DEEDS[act.do] as DeedCard<ActKind>;
