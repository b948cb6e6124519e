/** The set-up and the table of another game, where each of them would say the same. */
import { isolated } from '../../../check/isolated.ts';

/** Who plays whom. */
export const seats = {
  title: 'Players',
  player: (n: number) => `Player ${n}`,
  called: (name: string) => isolated(name),
  name: (n: number) => `Name of player ${n}`,
  cardOf: (name: string) => `Hero of ${isolated(name)}`,
  first: 'goes first',
  taken: (by: string) => `taken by ${isolated(by)}`,
  add: '+ Add player',
  leave: (name: string) => `Remove ${isolated(name)}`,
  playedBy: (name: string) => `Who plays ${isolated(name)}`,
  person: 'Person',
  machine: 'Computer',
  machineThat: (how: string) => `Computer, ${how}`,
};
export const byHand = 'Roll real dice and enter the results';
export const more = 'More';
export const seed = 'Dice seed';
export const seedAbout = 'Same seed, same dice. Leave empty for random dice.';
export const begin = 'Start';

export const story = 'Story';
export const setOut = 'Start';
export const goOn = 'Continue';
export const log = 'Log';
export const moreLines = 'More';
export const die = (sides: number) => `Roll a real d${sides}`;
export const needs = 'needs';

/** A share of 1, never told as none or all where it is not. */
export const percent = (share: number): string =>
  share > 0 && share < 0.005
    ? 'under 1 %'
    : share < 1 && share > 0.995
      ? 'over 99 %'
      : `${Math.round(100 * share)} %`;
/** Something that nobody can know is left out of it. */
export const nearly = (text: string) => `≈ ${text}`;

export const over = { again: 'Play again', watch: 'Replay', toGames: 'Home' };

/** Hands that nobody else sees. */
export const cover = {
  title: 'Pass the screen',
  pass: (name: string) => `Pass the screen to ${name}`,
  iAm: (name: string) => `I am ${name}`,
  inFile: 'It holds the cards of all players',
  fenced: 'Another player has looked since',
};
export const hand = {
  title: 'Cards in hand',
  shut: (n: number) => (n === 1 ? '1 card in hand' : `${n} cards in hand`),
};
export const trade = {
  title: 'Trade',
  ours: 'You give',
  theirs: 'You get',
  deal: (ours: string, theirs: string) => `Offer ${ours} for ${theirs}`,
};
