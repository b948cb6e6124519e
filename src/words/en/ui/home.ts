/** The first screen: a room of its own, so that it waits for no other words. */
import type { Difficulty, Forecast } from '../../../engine/index.ts';
import type { DoneThere } from '../../../stores/kept/done-there.ts';
import type { GameSummary } from '../../../stores/kept/saved-game.ts';
import type { Aims } from '../../../stores/packs/encounter-summaries.ts';
import { wordOf } from '../content.ts';
import { capital, listed, oneOf, points } from '../grammar.ts';

const timesOf = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

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
  ofDay: 'Encounter of the day',
  playNow: 'Play now',
  /** A guided first fight, at once. */
  playLesson: 'A small first fight that shows you how',
  playOfDay: (name: string) => `Set the table for ${name}`,
  loadFile: 'Load a file',
  rules: 'Rules and lessons',
  campaigns: 'Campaigns',
  campaignsAbout: 'A story of several encounters, with what the party has and suffers going along.',
  toCampaigns: 'All campaigns',
  newCampaign: 'New campaign',
  goOnWith: (name: string) => `Continue ${name}`,
  abraxis: 'Abraxis, a dice game',
  unofficial:
    'An unofficial fan project. Middara is by Succubus Publishing; get the game for its story and its cards.',
};

export const encounters = {
  title: 'Encounters',
  training: (n: number) => `Proving grounds (${n})`,
  trainingAbout: 'One kind of opponent each, in a yard with walls: for trying a party out.',
  foes: (n: number, name: string) => `${n} × ${name}`,
  /** In a line, as far as it is open from the start: `Defeat all 8 opponents, or end a turn on the red Exit.` */
  aims({ foes, exits, holdTo, hidden, until }: Aims): string {
    const ways = [
      foes !== null && (foes === 1 ? 'defeat the opponent' : `defeat all ${foes} opponents`),
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
      open > 0 && `${open} under way`,
    ].filter((part) => part !== false);
    return capital(listed(parts));
  },
  untried: 'Not tried yet',
  setUp: 'Set up',
  setUpEncounter: (name: string) => `Set up ${name}`,
  lab: 'Laboratory',
  labOf: (name: string) => `Laboratory: bots play ${name}`,
};
