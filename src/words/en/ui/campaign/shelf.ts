import type { Share } from '../../../../campaign/index.ts';
import type { CampaignFault } from '../../../../stores/campaign/opening.ts';
import type { CampaignSummary } from '../../../../stores/campaign/saved-campaign.ts';
import type { Seen } from '../../../../stores/campaign/seen.ts';
import { allOf } from '../../grammar.ts';
import { rerunFault } from '../table.ts';

/** How many a party is. */
const NUMBERS: Readonly<Record<number, string>> = { 4: 'four', 5: 'five' };

const ORDINALS = ['', '', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** The name of another branch of a save: `The Lamps, second try`. */
export const nameOfBranch = (name: string, n: number): string =>
  `${name.replace(/, \w+ try$/, '')}, ${ORDINALS[n] ?? `${n}th`} try`;

const MODES = { adventure: 'Adventure', crawl: 'Crawl', epic: 'Epic Crawl', free: 'Free party' } as const;

/** The list of campaigns. */
export const shelf = {
  title: 'Campaigns',
  about:
    'A story of several encounters: what the party has, learns, and suffers goes with it from one to the next.',
  toStart: '← To the start page',
  fresh: 'New campaign',
  load: 'Load a file',
  none: 'No campaign is kept in this browser yet.',
  unread: (why: string) =>
    `This browser does not give back the campaigns it keeps (${why}). Open this page again; campaigns that are files can be loaded.`,
  keepsNothing: (why: string) =>
    `This browser keeps nothing (${why}): a campaign lasts as long as this page. Save it as a file before you leave.`,
  goOn: 'Continue',
  goOnWith: (name: string) => `Continue ${name}`,
  look: 'Look back',
  lookAt: (name: string) => `Look back at ${name}`,
  mode: MODES,
  line: ({ mode, story, name }: CampaignSummary) =>
    story === null || name.startsWith(story) ? MODES[mode] : `${MODES[mode]} · ${story}`,
  where: ({ where, ending }: CampaignSummary) => {
    if (ending && ending.name === '') return 'Ended';
    if (ending) return ending.over ? `Game Over: ${ending.name}` : `Ending: ${ending.name}`;
    return where ?? 'At the beginning';
  },
  branch: 'a branch',
  savedAt: (date: Date) => date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
  delete: 'Delete',
  more: (n: number) => (n === 1 ? 'One more campaign' : `${n} more campaigns`),
  deleteNamed: (name: string) => `Delete ${name}`,
  reallyDelete: 'Really delete',
  notDeleted: (why: string) => `This browser did not delete it: ${why}`,
  tooLarge: (file: string, size: number, most: number) =>
    `${file} is too large for a campaign: it has ${Math.ceil(size / 1e6)} MB, and ${most / 1e6} MB is the most. Nothing was changed.`,
};

/** The party of a single encounter, kept for others. */
export const keep = {
  title: 'Keep this party',
  about: (encounter: string) =>
    `As ${encounter} left it: with its damage, its cards, its loot and its Gold, to any encounter you like.`,
  begin: 'Keep it',
  notOver:
    'That game is not over yet, or was played with other cards than are loaded: nothing of its party can be kept.',
  name: (encounter: string) => `After ${encounter}`,
};

/** What a new campaign asks for. */
export const fresh = {
  title: 'New campaign',
  what: 'What is played',
  modes: {
    adventure: ['Adventure', 'A story with scenes, Checks, decisions and Endings (p.10).'],
    crawl: [
      'Crawl',
      'One Scenario of a Rank: a party built with its Gold and XP, encounter after encounter (p.9).',
    ],
    epic: ['Epic Crawl', 'Scenario after Scenario, each of a higher Rank, with the same party (p.9).'],
    free: ['Free party', 'No story: any encounter next, with what the last one left.'],
  } as const,
  which: 'Which one',
  rank: (rank: number) => `Rank ${rank}`,
  start: (gold: number, xp: number) => `${gold} Gold, ${xp} XP each`,
  encounters: (n: number) => `${n} encounters`,
  drawn: 'drawn by chance, an extra of this table',
  party: 'The party',
  partyOf: 'These come with the story.',
  choose: (size: number) => `Choose ${NUMBERS[size]}.`,
  fifth: 'The fifth',
  fifthAbout: ({ gold, xp }: Share) =>
    `With a fifth player (p.71) somebody comes along whom no scene speaks of. They begin with what the others have on average: ${gold} Gold and ${xp} XP.`,
  fifthLeft: ({ gold, xp }: Share) =>
    gold === 0 && xp === 0
      ? 'All of that is spent.'
      : `Not spent: ${[...(gold > 0 ? [`${gold} Gold, which goes to the party`] : []), ...(xp > 0 ? [`${xp} XP, which they keep`] : [])].join('; ')}.`,
  fifthTooMuch: ({ gold, xp }: Share) =>
    `More than ${gold} Gold and ${xp} XP, or something that no Store sells.`,
  noFifth: 'Choose who the fifth is, and what they bring for their share.',
  chosen: (n: number, size: number) => `${n} of ${size} chosen`,
  seats: 'At the table',
  rules: 'Dice and rules',
  xpLeniency: ' XP Leniency: the first re-spec of each Adventurer is free (p.71)',
  name: 'Name of the campaign',
  begin: 'Begin',
  notYet: (size: number) => `Choose ${NUMBERS[size]} Adventurers.`,
  noStories: 'There is no story of that kind in what is loaded.',
  notBegun: (why: string) => `It could not be begun: ${why}`,
  back: '← To the campaigns',
};

const named = (packs: Extract<CampaignFault, { fault: 'packs' }>['packs']): string =>
  allOf(packs.map(({ name, version }) => `“${name}” (${version})`));

/** Why a campaign or a file did not open. */
export function openFault(fault: CampaignFault): string {
  switch (fault.fault) {
    case 'not-given-back':
      return `This browser does not give the campaign back: ${fault.message}. Open the page again; if it stays so, load the campaign from a file.`;
    case 'not-kept':
      return 'No campaign of that name is kept in this browser. It may have been deleted, or kept by another browser; a file of it opens here.';
    case 'damaged':
      return 'This campaign is damaged. It is left as it is; if you have it as a file, load that.';
    case 'no-campaign':
      return 'This file is not a campaign, or it is damaged. Nothing was changed; save it anew where it was played, and load that.';
    case 'other-tab':
      return 'This campaign is open in another tab.';
    case 'packs':
      return `This campaign was played with ${named(fault.packs)}, which is not loaded as it was then. Load it on the start page; the campaign waits.`;
    case 'does-not-run': {
      const what = fault.why === 'rules' ? 'The rules' : 'The story or its cards';
      const { expected, got } = rerunFault(fault.rerun);
      return `${what} have changed since this campaign was played. It runs as far as decision ${fault.at} of ${fault.of}: expected was ${expected}; it has ${got}.`;
    }
    case 'game':
      return `An encounter of this campaign (${fault.encounter}) does not come to what it came to: ${fault.message}.`;
    case 'abraxis':
      return `A game of Abraxis of this campaign (${fault.card}) does not come to what it came to: ${fault.message}.`;
    case 'broke':
      return `This could not be opened: ${fault.message}. Nothing was changed; the campaigns kept are as they were.`;
  }
}

/** A campaign that does not run any more. */
export const recorded = {
  title: 'As it was recorded',
  about: 'It can be read: its chronicle, and the party as it stood at the last safe moment.',
  resume: 'Go on from the last safe moment',
  resumeAbout: 'As another branch; this one stays as it is.',
  oneTab: 'A campaign is played in one tab at a time.',
  takeOver: 'Play it here',
};

const SAW: Readonly<Record<Seen, string>> = {
  throw: 'a throw of dice',
  draw: 'a draw',
  encounter: 'an encounter',
  abraxis: 'a table of Abraxis',
  reveal: 'a card that was revealed',
  page: 'a page that was read',
};

/** The frame of a campaign. */
export const frame = {
  toCampaigns: '← Campaigns',
  story: 'Story',
  sheet: 'Sheet',
  chronicle: 'Chronicle',
  road: 'Road',
  views: 'Views of the campaign',
  party: 'The party',
  gold: (n: number) => `${n} Gold`,
  undo: 'Undo',
  redo: 'Redo',
  asFile: 'As a file',
  notes: 'Notes',
  warned: (saw: readonly Seen[]) => `Going back past ${allOf(saw.map((one) => SAW[one]))}`,
  warnedAbout:
    'What nobody could know is known now. So it becomes another branch of this campaign: you go on there, and this one stays as it is, in the list.',
  branch: 'Go back, as another branch',
  stay: 'Stay here',
  notKept: (why: string) =>
    `This browser does not keep it (${why}). Play on; save it as a file before you leave.`,
  fault: (why: string) => `That could not be done, and nothing was changed: ${why}`,
  life: (name: string, left: number, hp: number) => `${name}: ${left} of ${hp} HP`,
  opening: 'Opening the campaign …',
};
