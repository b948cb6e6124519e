import type { CampaignContent, CampaignSetup } from '../../../src/campaign/index.ts';
import type { EncounterLog, EncounterSetup } from '../../../src/engine/index.ts';
import { EncounterSession } from '../../../src/engine/index.ts';
import type { Campaign } from '../../../src/stores/campaign/campaign.ts';
import { campaignStorage } from '../../../src/stores/campaign/campaign-storage.ts';
import {
  type Campaigns,
  type CampaignsDeps,
  createCampaigns,
} from '../../../src/stores/campaign/campaigns.ts';
import { type Cells, memoryCells } from '../../../src/stores/kept/cells.ts';
import { SETUP, scene, storyOf } from '../../campaign/support.ts';
import { drive } from '../../support/games.ts';

/** A check, and a Story Round with a store. */
const FIRST = scene('first', [
  { do: 'check', skill: 'perception', difficulty: 10, by: { named: 'zeke-jeong' }, pass: [], fail: [] },
  {
    do: 'story-round',
    id: 'hall',
    name: 'The Hall',
    store: { items: ['mundane'], upgrades: ['mundane'] },
    onward: [{ do: 'continue', to: 'second' }],
  },
]);

const encounterIn = (won: string, lost: string) =>
  scene('second', [
    {
      do: 'encounter',
      encounter: 'training-yard',
      won: [{ do: 'continue', to: won }],
      lost: [{ do: 'continue', to: lost }],
    },
  ]);
const END = scene('end', [{ do: 'ending', text: ['The end.'], over: false }]);

/** A page, a check, a Story Round, an encounter, an Ending: a little of everything. */
export const LITTLE = storyOf(
  [FIRST, encounterIn('end', 'over'), END, scene('over', [{ do: 'ending', text: ['Over.'], over: true }])],
  { gold: 100 },
);

/** The same, with a table of Abraxis after the encounter, however that ended. */
export const WITH_ABRAXIS = storyOf(
  [
    FIRST,
    encounterIn('table', 'table'),
    scene('table', [
      { do: 'abraxis', card: 'founders-table', rewards: { '0': [{ do: 'flag', flag: 'owes' }] } },
      { do: 'continue', to: 'end' },
    ]),
    END,
  ],
  { gold: 100 },
);

export interface Shelf {
  readonly campaigns: Campaigns;
  readonly cells: Cells;
}

/** Campaigns over that content, in memory or in those cells. */
export const shelfOf = (
  content: CampaignContent,
  cells: Cells = memoryCells(),
  more: Partial<Pick<CampaignsDeps, 'slicing' | 'stakes' | 'timer' | 'tabs'>> = {},
): Shelf => ({
  cells,
  campaigns: createCampaigns({
    library: {
      playable: () => content,
      contentFor: async () => ({ content, missing: [], changed: [] }),
    },
    storage: campaignStorage(cells),
    nameOfBranch: (name, n) => `${name}, ${n}`,
    ...more,
  }),
});

/** Opens it, which must be possible. */
export async function opened({ campaigns }: Shelf, id: string): Promise<Campaign> {
  const came = await campaigns.open(id);
  if (!came.ok) throw new Error(JSON.stringify(came.fault));
  return came.value;
}

export async function begun(shelf: Shelf, setup: Partial<CampaignSetup> = {}): Promise<Campaign> {
  return opened(shelf, await shelf.campaigns.begin({ ...SETUP, ...setup }, 'Lamps'));
}

/** Gives these answers, each of which must be one. */
export async function decide(campaign: Campaign, ...options: readonly string[]): Promise<Campaign> {
  for (const option of options) {
    await campaign.decide(option);
    const { fault } = campaign.store.getState();
    if (fault !== null) throw new Error(fault);
  }
  return campaign;
}

/** The ids that may be answered. */
export const idsOf = (campaign: Campaign): readonly string[] =>
  campaign.store.getState().pending?.options.map(({ id }) => id) ?? [];

const played = new Map<string, EncounterLog>();

/** The encounter that is asked for, played to its end by bots: by one that plays, or one that does not. */
export function playedLog(campaign: Campaign): EncounterLog {
  const about = campaign.store.getState().pending?.about;
  if (about?.of !== 'encounter') throw new Error('no encounter is asked for');
  return logOf(about.setup, campaign.session.content);
}

function logOf(setup: EncounterSetup, content: CampaignContent): EncounterLog {
  const key = JSON.stringify(setup);
  const known = played.get(key);
  if (known) return known;
  const log = drive(new EncounterSession(setup, content), 'simple', 'support').toLog();
  played.set(key, log);
  return log;
}

/** From the first page to the question of the encounter, through the shop. */
export const toEncounter = (campaign: Campaign): Promise<Campaign> =>
  decide(campaign, 'read-on', 'roll', 'buy:hand-axe', 'done', 'done', 'read-on');
