import type { Share } from '../../../../campaign/index.ts';
import { isolated } from '../../../../check/isolated.ts';
import type { CampaignFault } from '../../../../stores/campaign/opening.ts';
import type { CampaignSummary } from '../../../../stores/campaign/saved-campaign.ts';
import type { Seen } from '../../../../stores/campaign/seen.ts';
import { allOf } from '../../grammar.ts';
import { because } from '../open-faults.ts';
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
  about: 'A story of several encounters. Your gear and wounds carry over.',
  toStart: '← Home',
  fresh: 'New campaign',
  load: 'Load a file',
  none: 'No campaigns in this browser yet.',
  unread: (why: string) =>
    `This browser could not load your saved campaigns (${why}). Reload the page, or load campaigns from files.`,
  keepsNothing: (why: string) =>
    `This browser cannot save campaigns (${why}). Save yours as a file before you leave.`,
  goOn: 'Continue',
  goOnWith: (name: string) => `Continue ${name}`,
  look: 'View',
  lookAt: (name: string) => `View ${name}`,
  mode: MODES,
  line: ({ mode, story, name }: CampaignSummary) =>
    story === null || name.startsWith(story) ? MODES[mode] : `${MODES[mode]} · ${story}`,
  where: ({ where, ending }: CampaignSummary) => {
    if (ending && ending.name === '') return 'Ended';
    if (ending) return ending.over ? `Game Over: ${ending.name}` : `Ending: ${ending.name}`;
    return where ?? 'At the beginning';
  },
  branch: 'branch',
  savedAt: (date: Date) => date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
  delete: 'Delete',
  more: (n: number) => (n === 1 ? 'One more campaign' : `${n} more campaigns`),
  deleteNamed: (name: string) => `Delete ${name}`,
  reallyDelete: 'Really delete',
  notDeleted: (why: string) => `Could not delete it: ${why}`,
  notReadFile: (file: string, why: string) =>
    `${isolated(file)} could not be read (${why}). Choose it again.`,
  tooLarge: (file: string, size: number, most: number) =>
    `${file} is too large (${Math.ceil(size / 1e6)} MB; the limit is ${most / 1e6} MB). Nothing changed.`,
};

/** The party of a single encounter, kept for others. */
export const keep = {
  title: 'Keep this party',
  about: (encounter: string) =>
    `As ${encounter} left it. Damage, cards, loot and Gold carry over to any encounter.`,
  begin: 'Keep party',
  notOver: 'That game is not over, or uses cards that are not loaded. You cannot keep its party.',
  name: (encounter: string) => `After ${encounter}`,
};

/** What a new campaign asks for. */
export const fresh = {
  title: 'New campaign',
  what: 'Type',
  modes: {
    adventure: ['Adventure', 'A story with scenes, Checks, decisions and Endings (p.10).'],
    crawl: ['Crawl', 'One Scenario: build a party, then play encounter after encounter (p.9).'],
    epic: ['Epic Crawl', 'Scenario after Scenario of rising Rank, with the same party (p.9).'],
    free: ['Free party', 'No story: choose each encounter. Gear and wounds carry over.'],
  } as const,
  which: 'Choose one',
  rank: (rank: number) => `Rank ${rank}`,
  start: (gold: number, xp: number) => `${gold} Gold, ${xp} XP each`,
  encounters: (n: number) => `${n} encounters`,
  drawn: 'random (not in the rulebook)',
  party: 'The party',
  partyOf: 'The story sets the party.',
  choose: (size: number) => `Choose ${NUMBERS[size]}.`,
  fifth: 'Fifth Adventurer',
  fifthAbout: ({ gold, xp }: Share) =>
    `For a fifth player (p.71). They start with the others’ average: ${gold} Gold and ${xp} XP. No scene mentions them.`,
  fifthLeft: ({ gold, xp }: Share) =>
    gold === 0 && xp === 0
      ? 'All spent.'
      : `Not spent: ${[...(gold > 0 ? [`${gold} Gold (goes to the party)`] : []), ...(xp > 0 ? [`${xp} XP (they keep it)`] : [])].join(', ')}.`,
  fifthTooMuch: ({ gold, xp }: Share) => `Over ${gold} Gold or ${xp} XP, or not sold in any Store.`,
  noFifth: 'Choose the fifth Adventurer and their equipment.',
  chosen: (n: number, size: number) => `${n} of ${size} chosen`,
  seats: 'Players',
  rules: 'Dice and rules',
  xpLeniency: ' XP Leniency: each Adventurer’s first retraining is free (p.71)',
  name: 'Campaign name',
  begin: 'Start',
  notYet: (size: number) => `Choose ${NUMBERS[size]} Adventurers.`,
  noStories: 'No story of this type is loaded.',
  notBegun: (why: string) => `The campaign could not start: ${why}`,
  back: '← Campaigns',
};

const named = (packs: Extract<CampaignFault, { fault: 'packs' }>['packs']): string =>
  allOf(packs.map(({ name, version }) => `“${isolated(name)}” (${version})`));

/** Why a campaign or a file did not open. */
export function openFault(fault: CampaignFault): string {
  switch (fault.fault) {
    case 'not-given-back':
      return `This browser could not load the campaign${because(fault.message)}. Reload the page, or load the campaign from a file.`;
    case 'not-kept':
      return 'This browser has no such campaign. It may be deleted, or in another browser. You can load it from a file.';
    case 'damaged':
      return 'This campaign is damaged. Nothing changed. If you saved it as a file, load that.';
    case 'newer-file':
      return `This is from a newer version of this page (file ${fault.version}, here up to ${fault.newest}). Nothing changed. Go online and reload to update, then open it again.`;
    case 'no-campaign':
      return 'This file is damaged or not a campaign. Nothing changed. Save it again where you played it, and load that.';
    case 'other-tab':
      return 'This campaign is open in another tab.';
    case 'packs':
      return `This campaign needs ${named(fault.packs)}. Add it on the home page; the campaign waits.`;
    case 'does-not-run': {
      const what = fault.why === 'rules' ? 'The rules' : 'The story or its cards';
      const { expected, got } = rerunFault(fault.rerun);
      return `${what} have changed since this campaign was played. It runs up to decision ${fault.at} of ${fault.of}: expected ${expected}, got ${got}.`;
    }
    case 'game':
      return `An encounter of this campaign (${fault.encounter}) ends differently now${because(fault.message)}.`;
    case 'abraxis':
      return `A game of Abraxis of this campaign (${fault.card}) ends differently now${because(fault.message)}.`;
    case 'broke':
      return `This could not be opened${because(fault.message)}. Nothing changed; your campaigns are safe.`;
  }
}

/** A campaign that does not run any more. */
export const recorded = {
  title: 'Recording',
  about: 'You can read its chronicle, and see the party at the last safe moment.',
  resume: 'Continue from the last safe moment',
  resumeAbout: 'In a new branch. This one stays as it is.',
  oneTab: 'You can play a campaign in one tab at a time.',
  takeOver: 'Play it here',
};

const SAW: Readonly<Record<Seen, string>> = {
  throw: 'a dice roll',
  draw: 'a draw',
  encounter: 'an encounter',
  abraxis: 'a game of Abraxis',
  reveal: 'a revealed card',
  page: 'a page you read',
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
  asFile: 'Save as a file',
  notes: 'Notes',
  warned: (saw: readonly Seen[]) => `Undo past ${allOf(saw.map((one) => SAW[one]))}?`,
  warnedAbout:
    'You now know what comes. So undoing starts a new branch; this one stays in the list as it is.',
  branch: 'Undo in a new branch',
  stay: 'Cancel',
  notKept: (why: string) => `Not saved (${why}). Save it as a file before you leave.`,
  retry: 'Try again',
  fault: (why: string) => `That failed, and nothing changed: ${why}`,
  life: (name: string, left: number, hp: number) => `${name}: ${left} of ${hp} HP`,
  opening: 'Opening the campaign …',
};
