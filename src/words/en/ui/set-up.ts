/** Who plays, with what, by which rules. */
import type { PartyFault } from '../../../engine/index.ts';
import { points } from '../grammar.ts';
import * as doors from './doors.ts';

export const setUp = {
  ...doors.setUp,
  page: 'Set-up',
  noEncounter: 'No encounter could be loaded.',
  /** Of an address. */
  unknown: (encounter: string) =>
    `No encounter “${encounter.slice(0, 80)}” is loaded. Add its pack on the home page, or play the one below.`,
  toGames: '← Home',
  lab: 'Laboratory: let bots play it',
  encounter: 'Encounter',
  opponents: 'Enemies',
  /** A button: its card opens. */
  opponent: (name: string, n: number) => `${name}${n === 1 ? '' : ` × ${n}`}: show the card`,
  times: (n: number) => `× ${n}`,
  atTheTable: 'People at the table',
  diceAndRules: 'Dice and rules',
  dice: 'Dice',
  /** After their buttons. */
  tableRolls: ' The app rolls',
  byHand: ' Roll real dice and enter the results',
  difficulty: 'Difficulty',
  /** After their buttons. */
  difficulties: { easy: ' Easy', normal: ' Normal', hard: ' Hard' },
  name: 'Game name',
  seed: 'Seed (same seed, same dice)',
  rules: 'House rules',
  rulesState: (changed: number) => (changed === 0 ? 'the rulebook, version 1.08' : points(changed, 'change')),
  rulesUsual: 'Reset to the rulebook',
  noFifth: 'The fifth player has no Adventurer. Add one, or remove a player.',
  notYet: (faults: readonly PartyFault[]) => {
    const [first] = faults;
    if (faults.length === 1 && first?.fault === 'gold')
      return `You are ${first.used - first.limit} gold over. Remove something or raise the gold.`;
    if (faults.length === 1 && first?.fault === 'xp')
      return `One of you is ${first.used - first.limit} XP over. Unlearn something or raise the XP.`;
    return `${points(faults.length, 'problem')} with the party’s equipment. See the list above.`;
  },
  /** A tick; `placing` presses nothing more. */
  placed: 'Place all for me',
  go: 'Start',
};

const NUMBERS = ['one', 'two', 'three', 'four', 'five'] as const;

export const seats = {
  player: (n: number) => `Player ${n}`,
  nameOf: (n: number) => `Name of player ${n}`,
  remove: (n: number) => `Remove player ${n}`,
  playWith: 'How many people play',
  players: (n: number) => NUMBERS[n - 1] ?? String(n),
  share: (n: number) => `The ${NUMBERS[n - 1]} of you share four Adventurers (p.71).`,
  five: 'Five players (p.71): five Adventurers; enemies have 50 % more HP.',
};

export const party = {
  title: 'The party',
  /** Around the number. */
  spends: (limit: number | undefined) =>
    ['Party cost: ', limit === undefined ? ' gold' : ` of ${limit} gold`] as const,
  readyMadeAgain: 'Reset to the ready-made party',
  from: (encounter: string) => `Your party from ${encounter} is here, with all it may bring.`,
  playedBy: (name: string) => `${name}, played by`,
  swap: 'Swap',
  /** The portrait is the button. */
  swapFor: (name: string, place: number) => `Swap ${name}: choose who takes place ${place}`,
  chooseWho: (place: number) => `Who takes place ${place}?`,
  /** A fifth Adventurer (p.71). */
  addFifth: '+ Add a fifth hero',
  fifthMeans: 'Enemies then have 50 % more HP (p.71). It starts beside the Starting Zone.',
  chooseFifth: 'Choose the fifth Adventurer',
  fifthCame: (name: string) => `${name} added. The fifth-player rule is on.`,
  fifthWent: (name: string) => `${name} removed. The fifth-player rule is off.`,
  remove: 'Remove',
  removeFifth: (name: string) => `Remove ${name}`,
  isHere: 'already in this place',
  isThere: (place: number) => `in place ${place}: they swap`,
  earlier: (name: string) => `Move ${name} forward`,
  later: (name: string) => `Move ${name} back`,
  moved: (name: string, place: number) => `${name} is now in place ${place}.`,
  order: 'Drag a portrait or press its arrows to change the order.',
  brings: (name: string) => `${name}’s equipment`,
  choose: 'Choose equipment',
  chooseFor: (name: string) => `Choose equipment for ${name}`,
  nothing: 'No equipment.',
  on: (item: string) => `on ${item}`,
  inPack: 'in the Pack',
};
