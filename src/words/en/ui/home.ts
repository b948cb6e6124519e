/** The first screen: a room of its own, so that it waits for no other words. */
import { isolated } from '../../../check/isolated.ts';
import type { Difficulty, Forecast } from '../../../engine/index.ts';
import type { DoneThere } from '../../../stores/kept/done-there.ts';
import type { GameSummary } from '../../../stores/kept/saved-game.ts';
import type { Length } from '../../../stores/packs/encounter-order.ts';
import type { Aims } from '../../../stores/packs/encounter-summaries.ts';
import { wordOf } from '../content.ts';
import { capital, listed, oneOf, points } from '../grammar.ts';

const timesOf = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

export const home = {
  title: 'Middara table',
  keepsNoGames: (why: string) => `This browser cannot save games (${why}). Save them as files.`,
  notRead: (why: string) =>
    `This browser cannot read its saved games (${why}). Reload this page. You can still load games from files.`,
  /** An address that was cut, or of another page. */
  strayed: 'This link leads nowhere. Choose a battle here, or ask for the link again.',
  notReadFile: (file: string, why: string) =>
    `${isolated(file)} could not be read (${why}). Choose it again, or save it again where it was played.`,
  tooLarge: (file: string, size: number, most: number) =>
    `${isolated(file)} is too large for a saved game: ${Math.ceil(size / 1e6)} MB, at most ${most / 1e6} MB. Choose a file that this app saved.`,
  goOn: 'Continue',
  where: ({ round, waiting }: GameSummary) => `Round ${round || '–'}${waiting ? ` — ${waiting}` : ''}`,
  /** What this is, to somebody who has never seen it. */
  lead: 'Tactical battles in your browser.',
  leadMore: 'The app runs the monsters.',
  ofDay: 'Encounter of the day',
  /** A guided first fight, at once. */
  learn: 'Learn to play · 5 minutes',
  playOfDay: (name: string) => `Play “${name}”`,
  allBattles: 'All battles',
  loadFile: 'Load a file',
  rules: 'Rules and lessons',
  campaigns: 'Campaign',
  campaignsAbout: 'A story in several battles. Your gear and wounds carry over.',
  startCampaign: 'Start the campaign',
  toCampaigns: 'All campaigns',
  newCampaign: 'New campaign',
  goOnWith: (name: string) => `Continue ${name}`,
  unofficial:
    'An unofficial fan project. Middara is by Succubus Publishing; get the game for its story and its cards.',
};

export const encounters = {
  title: 'All battles',
  length: 'Length',
  anyLength: 'Any length',
  lengths: {
    short: 'Short: up to 5 rounds',
    medium: 'Medium: up to 9 rounds',
    long: 'Long',
  } satisfies Record<Length, string>,
  heroes: 'Heroes',
  anyHeroes: 'Any number of heroes',
  ofHeroes: (n: number) => points(n, 'hero', 'heroes'),
  none: 'No battle matches.',
  showAll: 'Show all',
  training: (n: number) => `Practice fights (${n})`,
  trainingAbout: 'One kind of enemy in a walled yard. Try out a party.',
  /** In a line, as far as it is open from the start: `Defeat all 8 opponents, or end a turn on the red Exit.` */
  aims({ foes, exits, holdTo, hidden, until }: Aims): string {
    const ways = [
      foes !== null && (foes === 1 ? 'defeat the enemy' : `defeat all ${foes} enemies`),
      holdTo !== null && `hold out to the end of round ${holdTo}`,
      hidden && 'find out what ends it',
      exits.length > 0 && `end a turn on the ${oneOf(exits.map(wordOf))} Exit`,
    ].filter((way) => way !== false);
    const before = until === null ? '' : `, before round ${until} is over`;
    return ways.length > 0 ? `${capital(ways.join(', or '))}${before}.` : '';
  },
  rounds: ({ rounds: [least, most] }: Forecast) =>
    `${least === most ? least : `${least}–${most}`} round${most === 1 ? '' : 's'}`,
  difficulty: { gentle: 'Gentle', fair: 'Fair', hard: 'Hard', grim: 'Grim' } satisfies Record<
    Difficulty,
    string
  >,
  /** What one has done there; empty for nothing. */
  done({ won, lost, open, best }: DoneThere): string {
    const parts = [
      won > 0 && `Won ${timesOf(won)}${best === null ? '' : `, best in ${points(best, 'round')}`}`,
      lost > 0 && `lost ${timesOf(lost)}`,
      open > 0 && `${open} in progress`,
    ].filter((part) => part !== false);
    return capital(listed(parts));
  },
  setUp: 'Play',
  setUpEncounter: (name: string) => `Play ${name}`,
  lab: 'Laboratory',
  labOf: (name: string) => `Let bots play ${name}`,
};
