/** Panels and dialogs of a table that come after its first question. */
import type { RollPurpose, Space } from '../../../engine/index.ts';
import { capital, listed, points, spelled } from '../grammar.ts';
import { findingSentence } from '../problems.ts';
import * as doors from './doors.ts';
import { plate } from './option-odds.ts';
import { notice as ofNotice } from './panels.ts';

export { attack, underWay } from './attack.ts';
export { damageSum } from './damage-sum.ts';
export * as foresight from './foresight.ts';
export { help } from './help.ts';
export * as hint from './hint.ts';
export { ruler } from './ruler.ts';
export { selection } from './selection.ts';
export { spell } from './spell.ts';
export * as sure from './sure.ts';
export * as typedDice from './typed-dice.ts';

const space = ([x, y]: Space): string => `${x},${y}`;

const ARROWS = ['→', '↘', '↓', '↙', '←', '↖', '↑', '↗'];

/** `2 ↗ from there`; `there` for the space itself. */
function asideOf(from: Space, to: Space): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.max(Math.abs(dx), Math.abs(dy));
  const arrow = ARROWS[(Math.round((Math.atan2(dy, dx) * 4) / Math.PI) + 8) % 8];
  return far === 0 ? 'there' : `${far} ${arrow} from there`;
}

/** A roll by what it is for, as its line and the dice of it are headed. */
export const rollFor: Readonly<Record<RollPurpose, string>> = {
  attack: 'Attack',
  dodge: 'Dodge',
  force: 'Force',
  conviction: 'To resist',
  check: 'Skill check',
  damage: 'damage',
  effect: 'effect',
  spawn: 'spawn',
  loot: 'loot',
};

export const rollOf = (figure: string, purpose: string): string => `${figure}, ${purpose}`;

/** The steps of a resolution as the book numbers them. */
export const steps = {
  now: (step: number, name: string) => `Step ${step}: ${name}`,
  one: (step: number, name: string, rule: string) => `${step}. ${name} (${rule})`,
};

export const notice = { ...ofNotice, problem: findingSentence };

/** What is passed without asking. */
export const autoPass = {
  ...doors.autoPass,
  about: 'Questions with only ticked answers are passed for you. You find them in the log and can undo them.',
  common: {
    dodge: 'Dodge',
    empower: 'Empower',
    counter: 'Counter',
    'break-attack': 'Break Attack',
    'roll-again': 'Roll again',
    intervention: 'Intervention tokens',
    vow: 'Vow tokens',
  },
  /** Another answer. */
  empoweredToo: (name: string) => `${name}, Empowered`,
  /** At the question itself. */
  volley: {
    /** As many as there are SP for. */
    all: (dodges: number) => `Dodge next ${dodges}`,
    /** All that may come now, the one asked about among them: how many will is known to nobody. */
    each: (attacks: number) => `of up to ${attacks} attacks`,
    none: 'Don’t dodge any',
  },
};

/** Dice as switches: what the button does with those that are on, and what it says while none are. */
export const dice = {
  does: {
    roll: (count: number) => `Roll ${count} again`,
    turn: () => 'Turn it',
    use: () => 'Use these',
  },
  chance: (of: number) => ` · ${plate(of)}`,
  none: { roll: 'Choose dice', turn: 'Choose a die', use: 'Choose two dice' },
};

export const encounter = {
  ruleNamed: (name: string) => `${name}.`,
  specialRules: 'Special rules',
  ends: 'How to win and lose',
  /** Before when: `You win when all enemies are defeated.` */
  won: 'You win',
  lost: 'You lose',
  reward: (gold: number, xp: number, restores: boolean) =>
    `(${[
      ...(gold > 0 ? [`${gold} gold`] : []),
      ...(xp > 0 ? [`${xp} XP`] : []),
      ...(restores ? ['all adventurers restore'] : []),
    ].join(', ')})`,
  showRewards: 'Show rewards in advance',
  lostByUrgency: (limit: number) => `when Urgency reaches ${limit}.`,
  /** Kinds of terrain on the board. */
  ground: 'Ground',
  levels: 'Levels',
  secrets: 'Totems, objectives, achievements',
  kind: { totem: 'Totem', objective: 'Objective', achievement: 'Achievement' },
  revealed: (kind: string, by: string | null) => (by === null ? kind : `${kind}, ${by}`),
  hiddenColour: (colour: string) => (colour === 'random' ? 'Face down' : colour),
  hiddenAt: (kind: 'totem' | 'objective', at: string) => `${kind} at ${at}.`,
  hiddenHow: {
    totem: 'Revealed when a hero first sees it.',
    objective: 'Hidden text says how to activate it.',
  },
  /** An Objective without a token: when it happens. */
  objective: 'Objective:',
  /** An Achievement: when it happens, and that it has. */
  achievement: 'Achievement:',
  completed: 'Completed.',
  onBoard: 'On the board',
  where: (place: string) => `${place}.`,
  loot: 'Loot',
  lootLevel: 'Loot level:',
  lootHidden: 'Shown when it is opened.',
  lootFound: (gold: number) => `${gold} gold found so far.`,
  urgency: 'Urgency',
  rules: 'Rules in force',
  bookRules: 'Rulebook 1.08, unchanged.',
};

export const inspect = {
  playedBy: (seat: string) => `Played by ${seat}`,
  playsItself: 'Follows its card',
  playedByAll: 'Played by the party',
  /** Who plays it, and where it is but for the board. */
  who: (played: string, where: string | null) => (where === null ? played : `${played}, ${where}`),
  defeated: 'defeated',
  offBoard: 'not on the board',
  combat: 'Combat',
  conviction: 'Conviction',
  casting: 'Casting',
  inPlay: 'In play',
  inPack: 'In the Pack',
};

export const link = {
  title: 'Link to this position',
  about: 'Opens a copy of this game, with everything that led to it.',
  field: 'Link',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'This browser cannot copy it. Select the link and copy it by hand.',
  tooLong: 'This game is too long for a link. Save it as a file instead.',
  asFile: 'Save as a file',
};

export const rename = { title: 'Rename the game', field: 'Name', rename: 'Rename' };

/** Why an enemy did it. */
export const trace = {
  title: 'Enemies: why',
  none: 'Nothing yet',
  true: 'yes',
  false: 'no',
  because: (why: string) => ` — ${why}`,
  does: (instruction: string) => `${instruction}.`,
  skipped: (why: string) => `Skipped: ${why}`,
  /** For how much it goes and past whom, and why. */
  moves: 'Moves',
  /** Seen from where it went, as what lies off the board is: how far, and which way. */
  at: (from: Space | null, to: Space) => (from ? asideOf(from, to) : space(to)),
  price: (cost: number, breaks: readonly string[]) =>
    `(${points(cost, 'point')}${breaks.length > 0 ? `, Break Attacks by ${listed(breaks)}` : ''})`,
  stays: 'Stays',
  /** What came of it, in one line before all reasons: `Moved 3 spaces · attacked Remi: 4 damage`. */
  did: (all: readonly string[]) => capital(all.join(' · ')),
  moved: (spaces: number) => `moved ${points(spaces, 'space')}`,
  /** `hit` is null while it is not known. */
  attacked: (whom: string, hit: boolean | null, damage: number, falls: boolean) =>
    `attacked ${whom}${hit === false && damage === 0 ? ': missed' : hit === null && damage === 0 ? '' : `: ${damage} damage`}${falls ? `, ${whom} falls` : ''}`,
  hurt: (whom: string, damage: number, falls: boolean) =>
    `dealt ${damage} damage to ${whom}${falls ? `, ${whom} falls` : ''}`,
  healed: (whom: string | null, amount: number) =>
    `healed ${whom === null ? '' : `${whom} for `}${amount} HP`,
  /** `whom` is null for itself. */
  gave: (whom: string | null, effect: string) =>
    whom === null ? `gained ${capital(effect)}` : `gave ${capital(effect)} to ${whom}`,
  didNothing: 'did nothing',
  target: 'Target',
  nobody: 'Nobody',
  barred: (names: readonly string[]) => `${names.length} cannot be chosen: ${listed([...names])}`,
  unreached: 'not in reach',
  outOfReach: (names: readonly string[]) => `${names.length} not in reach: ${listed([...names])}`,
  reason: (why: string) => `: ${why}`,
  whyNotThere: 'Why not there?',
  pointAt: 'Point at a space. Crosses: where else it could have gone.',
  whyNot: (isChosen: boolean) => (isChosen ? 'Why' : 'Why not'),
  whyNotWhom: (name: string, isChosen: boolean) => `${isChosen ? 'Why' : 'Why not'} ${name}?`,
  asked: '?',
  answer: (why: string) => `${why.charAt(0).toUpperCase()}${why.slice(1)}.`,
  more: (ways: number) => `Show ${ways} more`,
  others: (ways: number) => `${ways} other ${ways === 1 ? 'route' : 'routes'} it did not take`,
  other: (at: string, why: string) => `${at}: ${why}`,
  measured: (all: readonly (readonly [what: string, value: number | string | boolean])[]) =>
    listed(
      all.map(([what, value]) => {
        if (typeof value === 'boolean') return value ? spelled(what) : `not ${spelled(what)}`;
        return what === 'range' ? `${points(Number(value), 'space')} away` : `${spelled(what)} ${value}`;
      }),
    ),
};
