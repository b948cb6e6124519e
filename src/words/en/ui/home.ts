/** The first screen: a room of its own, so that it waits for no other words. */
import type { GameSummary } from '../../../stores/game/saved-game.ts';
import { points } from '../grammar.ts';

export const home = {
  title: 'Middara table',
  about: 'Four adventurers, opponents that play themselves by the rulebook, one screen.',
  keepsNoGames: (why: string) => `This browser keeps no games (${why}). Save them as files.`,
  notRead: (why: string) =>
    `This browser does not give back the games it keeps (${why}). Open this page again; games that are files can be loaded.`,
  /** An address that was cut, or of another page. */
  strayed:
    'The address that was opened leads nowhere in this table; it may have been cut off on its way. Nothing was changed. This is the start page: choose here, or ask for the address again.',
  notReadFile: (file: string, why: string) =>
    `${file} could not be read (${why}). Nothing was changed; choose it again, or save it anew where it was played.`,
  tooLarge: (file: string, size: number, most: number) =>
    `${file} is too large for a saved game: it has ${Math.ceil(size / 1e6)} MB, and ${most / 1e6} MB is the most. Nothing was changed. Choose the file that was saved from a table.`,
  goOn: 'Continue',
  where: ({ round, waiting }: GameSummary) => `Round ${round || '–'}${waiting ? ` — ${waiting}` : ''}`,
  /** A guided first fight, at once. */
  playNow: 'Play now',
  playNowAbout: 'Learn it in one small fight',
  newGame: 'New game',
  loadFile: 'Load a file',
  rules: 'Rules and lessons',
  unofficial:
    'An unofficial fan project. Middara is by Succubus Publishing; get the game for its story and its cards.',
};

export const games = {
  title: 'Games on this table',
  tried: (n: number) => `Positions tried (${n})`,
  state: ({ result, round }: GameSummary) => {
    if (result) return result === 'won' ? 'Won' : 'Lost';
    return round ? `Round ${round}` : 'Placement';
  },
  decisions: (n: number) => `${n} decisions`,
  savedAt: (date: Date) => date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
  play: 'Play',
  playGame: (name: string) => `Play ${name}`,
  look: 'Look',
  lookAtGame: (name: string) => `Look at ${name}`,
  watch: 'Watch',
  watchGame: (name: string) => `Watch ${name}`,
  lookBack: 'After the game',
  lookBackAt: (name: string) => `After the game: ${name}`,
  from: ({ decision, seed }: NonNullable<GameSummary['parent']>) =>
    `Played on from decision ${decision}${seed === undefined ? '' : ', with other dice'}`,
  lab: 'Laboratory',
  labOfGame: (name: string) => `Laboratory: bots play on from ${name}`,
  delete: 'Delete',
  deleteGame: (name: string) => `Delete ${name}`,
  reallyDelete: 'Really delete',
  notDeleted: (why: string) => `This browser did not delete it: ${why}`,
};

export const encounters = {
  title: 'Encounters',
  training: 'Proving grounds',
  foes: (n: number, name: string) => `${n} × ${name}`,
  waysToWin: (n: number) => `${points(n, 'way')} to win`,
  setUp: 'Set up',
  setUpEncounter: (name: string) => `Set up ${name}`,
  lab: 'Laboratory',
  labOf: (name: string) => `Laboratory: bots play ${name}`,
};
