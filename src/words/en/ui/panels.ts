import type { AbilityToken, Effect, Space } from '../../../engine/index.ts';
import { capital, listed } from '../grammar.ts';
import { heart } from './board.ts';

export { denied } from './denied.ts';
export * as dock from './dock.ts';
export { foresight, hint } from './doors.ts';
export { justNow } from './just-now.ts';
export * as optionOdds from './option-odds.ts';
export { placing } from './placing.ts';

const space = ([x, y]: Space): string => `${x},${y}`;

/** A chance between 0 and 1. */
export const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

/** A number to expect, which need not be whole. */
export const expected = (amount: number): string => amount.toFixed(1);

/** Keys of the keyboard, as they are printed on it. */
export const key = { enter: 'Enter', escape: 'Esc', space: 'Space' };

export const figure = {
  sheetOf: (name: string) => `Character sheet: ${name}`,
  lookAt: (name: string) => `Look at ${name}`,
  moreMarks: (more: number) => `+${more} more on the sheet`,
  inPlay: 'Cards in play',
  pack: (cards: number) => `Pack ${cards}`,
  packed: (names: readonly string[]) => listed(names),
  sheet: 'Sheet',
  /** From what a card in play says to the sheet with all of them. */
  open: 'Open the sheet',
  exhausted: 'exhausted',
  flipped: 'flipped',
  with: 'with ',
  upgrades: (names: readonly string[]) => `+ ${listed(names)}`,
  upgrade: (name: string, isExhausted: boolean) => `${name}${isExhausted ? ' (exhausted)' : ''}`,
  /** A card as it lies, with what is attached to it. */
  card: (name: string, off: string | null, upgrades: readonly string[]) =>
    [`${name}${off ? `, ${off}` : ''}`, ...upgrades].join(' + '),
  effect: (name: Effect): string => capital(name),
  /** What it takes in the next Status Phase: half of what is left. */
  poison: (damage: number): string => `Poison: −${damage} at turn start, until cured`,
  /** The ground it stands on. */
  ground: { muck: 'Muck: +1 ◆', water: 'Water: no Dodge' },
  tokens: (name: AbilityToken, count: number) => `${capital(name)} ×${count}`,
  borne: (name: string, count: number) => `${name} ×${count}`,
};

export const notice = {
  /** Before the place in a file as programs write it. */
  details: 'details',
  more: (problems: number) => `and ${problems} more`,
};

export const question = {
  title: 'The open question',
  /** Between the player asked and its figure. */
  dash: ' — ',
  underWay: 'The move continues after this if it can.',
  anyTime: 'At any time',
  friendlyFire: (answers: number) => `Friendly fire (${answers})`,
  whyNot: (refusals: number) => `Not possible now (${refusals})`,
  /** Between two prices, of which one is paid. */
  orPrice: '/',
  spPrice: (either: string) => `${either} ◆`,
  /** The key that ends a turn or a movement, as it is printed. */
  endKey: 'e',
  /** Within a movement: ends the turn with it. */
  endTurn: { key: '⇧ e', shortcut: 'Shift+E', does: 'End the move and the turn' },
  /** While it is worked out what an answer will do. */
  foreseeing: '…',
  /** Whose side a target is on. */
  side: { self: 'self', ally: 'ally', opponent: 'enemy' },
  /** Above what may be used before somebody falls. */
  rescue: 'You can prevent it',
  oneStep: 'One step',
  chooseSpace: 'Choose a lit space, or',
  space,
  /** An answer with its small print, where it is said in one breath. */
  answer: (option: string, remark: string | null) => (remark === null ? option : `${option}: ${remark}`),
};

export const showing = {
  title: 'What is happening',
  waiting: '…',
  skip: 'Skip',
  /** A blow, all its types together. */
  takes: (who: string, damage: number, by: string) => `${who} takes ${damage} damage (${by}’s attack)`,
};

export const side = {
  title: 'What happened and why',
  tab: { feed: 'Log', thoughts: 'Why', attack: 'Numbers', encounter: 'Goal' },
  close: 'Close',
  /** On a small screen, before them. */
  part: { now: 'Now', cards: 'Cards' },
  sheet: {
    handle: (height: 'peek' | 'half' | 'full'): string =>
      `Panel, ${{ peek: 'closed', half: 'half open', full: 'open' }[height]}: drag, tap, or press up and down`,
  },
};

export const tableBar = {
  title: 'Game',
  undo: 'Undo',
  redo: 'Redo',
  speed: 'Speed',
  speedAbout: 'Animation speed (s)',
  /** In a menu: the one there is, and what it is changed to. */
  speedOf: (now: string, next: string) => `Speed: ${now} (change to ${next})`,
  speeds: { slow: 'slow', normal: 'normal', fast: 'fast', instant: 'instant' },
  keys: 'Keys',
  /** A button and the key that presses it. */
  withKey: (name: string, pressed: string) => `${name} (${pressed})`,
  menu: 'Menu',
  /** What its lines have to do with. */
  groups: { turn: 'This turn', help: 'Help', settings: 'Settings', game: 'This game' },
  unsaved: 'Not saved',
  saving: {
    failed: 'This browser cannot save games. Save it as a file',
    saving: 'Saving …',
    saved: 'All decisions saved',
  },
  asFile: 'Save as a file',
  link: 'Link to this position',
  watch: 'Replay from the start',
  rename: 'Rename the game',
  toGames: 'Home',
  board: (painted: boolean) => (painted ? 'Show a plain board' : 'Show the painted board'),
};

export const track = {
  round: 'Round',
  noRound: '–',
  title: 'Initiative Track, front first',
  /** `falling`: how much HP is left of whoever is about to fall, as its plate has it. */
  figure: (name: string, its: 'turn' | 'acted' | null, played: string | null, falling: number | null) =>
    `${name}${falling === null ? '' : ` ${heart(falling)}→0`}${played ? `, ${played}` : ''}${its === 'turn' ? ', its turn' : its === 'acted' ? ', has acted' : ''}. Look at it`,
  empty: 'Turn order comes after',
  more: (count: number) => `${count} more on the track: show them`,
  goldOf: (gold: number) => `The party has ${gold} gold`,
  urgency: (says: string) => `${says}: the last Urgency token defeats everyone (p.18)`,
};
