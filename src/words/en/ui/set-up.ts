/** Who plays, with what, by which rules. */
import { points } from '../grammar.ts';
import * as doors from './doors.ts';

export const setUp = {
  ...doors.setUp,
  page: 'Set-up',
  noEncounter: 'No encounter of the content could be loaded.',
  /** Of an address. */
  unknown: (encounter: string) =>
    `There is no encounter “${encounter.slice(0, 80)}” in what is loaded. Load the pack it comes from on the start page, or play the one below.`,
  toGames: '← To the games',
  lab: 'Laboratory: let bots play it',
  encounter: 'Encounter',
  opponents: 'Who waits there',
  /** A button: its card opens. */
  opponent: (name: string, n: number) => `${name}${n === 1 ? '' : ` × ${n}`}: show the card`,
  times: (n: number) => `× ${n}`,
  atTheTable: 'At the table',
  diceAndRules: 'Dice and rules',
  dice: 'Dice',
  /** After their buttons. */
  tableRolls: ' The table rolls',
  byHand: ' We roll real dice and type the faces',
  difficulty: 'Difficulty',
  /** After their buttons. */
  difficulties: { easy: ' Easy', normal: ' Normal', hard: ' Hard' },
  name: 'Name of the game',
  seed: 'Seed (same seed, same luck)',
  rules: 'Rules of the house',
  rulesState: (changed: number) =>
    changed === 0 ? 'the rulebook, version 1.08' : `${points(changed, 'change')} to the rulebook`,
  rulesUsual: 'By the rulebook again',
  noFifth: 'Not yet: the fifth player has no Adventurer. Add a fifth to the party, or let four play.',
  notYet: (faults: number) => `Not yet: ${points(faults, 'fault')} in what the party brings.`,
  /** A tick; `placing` presses nothing more. */
  placed: 'Place the party for me',
  go: 'Set the table',
};

const NUMBERS = ['one', 'two', 'three', 'four', 'five'] as const;

export const seats = {
  player: (n: number) => `Player ${n}`,
  nameOf: (n: number) => `Name of player ${n}`,
  remove: (n: number) => `Remove player ${n}`,
  add: '+ Add a player',
  playWith: 'Play with',
  players: (n: number) => NUMBERS[n - 1] ?? String(n),
  empty: 'empty seat',
  share: (n: number) => `The ${NUMBERS[n - 1]} of you share the four Adventurers (p.71).`,
  five: 'A fifth player (p.71): five Adventurers, and opponents with half as many HP again.',
};

export const party = {
  title: 'The party',
  /** Around the number. */
  spends: (limit: number | undefined) =>
    ['The party spends ', ` gold${limit === undefined ? '' : ` of ${limit}`}.`] as const,
  readyMadeAgain: 'The ready-made party again',
  from: (encounter: string) => `Your party of ${encounter} came along, with what it may bring here.`,
  playedBy: (name: string) => `${name}, played by`,
  swap: 'Swap',
  /** The portrait is the button. */
  swapFor: (name: string, place: number) => `Swap ${name}: choose who takes place ${place}`,
  chooseWho: (place: number) => `Who takes place ${place}?`,
  /** A fifth Adventurer (p.71). */
  addFifth: '+ Add a fifth Adventurer',
  fifthMeans:
    'For a fifth player (p.71): starts beside the Starting Zone, and opponents have half as many HP again.',
  chooseFifth: 'Who is the fifth?',
  fifthCame: (name: string) => `${name} is the fifth. The rule for a fifth player is on.`,
  fifthWent: (name: string) => `${name} has left. The rule for a fifth player is off.`,
  remove: 'Four again',
  removeFifth: (name: string) => `Four again: ${name} leaves`,
  isHere: 'stands here',
  isThere: (place: number) => `now in place ${place}: they swap`,
  earlier: (name: string) => `${name}, a place earlier`,
  later: (name: string) => `${name}, a place later`,
  moved: (name: string, place: number) => `${name} is in place ${place} now.`,
  order: 'Drag a portrait, or press its arrows, for another order.',
  brings: (name: string) => `What ${name} brings`,
  choose: 'Choose equipment',
  chooseFor: (name: string) => `Choose equipment: what ${name} brings`,
  nothing: 'Brings nothing.',
  on: (item: string) => `on ${item}`,
  inPack: 'in the Pack',
};
