import { BotChance } from '../../bots/bot-chance.ts';
import type { CampaignContent } from '../../campaign/index.ts';
import { DEFAULT_RULESET } from '../../engine/index.ts';
import type { Campaign } from '../../stores/campaign/campaign.ts';
import { campaignStorage } from '../../stores/campaign/campaign-storage.ts';
import { type Campaigns, createCampaigns } from '../../stores/campaign/campaigns.ts';
import { chaptersOf, roadOf } from '../../stores/campaign/chronicle.ts';
import type { CampaignNotOpened } from '../../stores/campaign/opening.ts';
import type { SavedCampaign } from '../../stores/campaign/saved-campaign.ts';
import { type Cells, memoryCells } from '../../stores/kept/cells.ts';
import { chronicleLine, openFault } from '../../words/en/ui/campaign/index.ts';
import { playEncounter } from '../crawl/crawl-game.ts';
import { type Came, expectWords, FuzzFailure } from './failure.ts';
import { givenCells } from './given-cells.ts';

/** A campaign as a file has it, or as a browser gives it back. */
export interface CampaignInput {
  readonly as: 'file' | 'record';
  readonly text: string;
}

const shelfOf = (content: CampaignContent, cells: Cells): Campaigns =>
  createCampaigns({
    library: { playable: () => content, contentFor: async () => ({ content, missing: [], changed: [] }) },
    storage: campaignStorage(cells),
    nameOfBranch: (name, n) => `${name}, ${n}`,
  });

/** A campaign that is real, of so many decisions by chance, its encounters played. */
export async function campaignOf(
  content: CampaignContent,
  adventure: string,
  decisions: number,
): Promise<SavedCampaign> {
  const campaigns = shelfOf(content, memoryCells());
  const story = { mode: 'adventure', adventure } as const;
  const seats = [{ id: 'seat-1', name: 'One' }];
  const setup = { ruleset: DEFAULT_RULESET, xpLeniency: false, seed: 'fuzz', seats, byHand: false, story };
  const opened = await campaigns.open(await campaigns.begin(setup, 'Real'));
  if (!opened.ok) throw new Error('a new campaign does not open');
  await play(opened.value, decisions, content);
  return JSON.parse(JSON.stringify(opened.value.record())) as SavedCampaign;
}

async function play(campaign: Campaign, decisions: number, content: CampaignContent): Promise<void> {
  const chance = new BotChance(campaign.session.hash);
  for (let n = 0; n < decisions; n++) {
    const { pending } = campaign.store.getState();
    if (!pending) return;
    const { about, options } = pending;
    if (about.of === 'encounter') {
      await campaign.take(playEncounter(content, about.setup, 'simple').toLog());
    } else await campaign.decide(options[chance.below(options.length)]!.id);
  }
}

/** Takes it in and does with it what a page would. Throws FuzzFailure, or what broke. */
export async function tryCampaign({ as, text }: CampaignInput, content: CampaignContent): Promise<Came> {
  if (as === 'record') return tryRecord(text, content);
  const cells = memoryCells();
  const campaigns = shelfOf(content, cells);
  const loaded = await campaigns.load(text);
  if (!loaded.ok) {
    const left = await cells.transact('readonly', (now) => now.all('', '~'));
    if (left.length > 0) throw new FuzzFailure('refused, and kept');
    return refused(campaigns, loaded);
  }
  const opened = await campaigns.open(loaded.value);
  if (!opened.ok) throw new FuzzFailure(`kept, and then not opened: ${openFault(opened.fault)}`);
  await playOn(opened.value);
  const again = await shelfOf(content, cells).open(loaded.value);
  if (!again.ok) throw new FuzzFailure(`played, and then not opened: ${openFault(again.fault)}`);
  again.value.close();
  return 'taken';
}

async function playOn(campaign: Campaign): Promise<void> {
  read(campaign.record());
  for (let n = 0; n < 3; n++) {
    const { pending } = campaign.store.getState();
    if (!pending || pending.about.of === 'encounter' || pending.options.length === 0) break;
    await campaign.decide(pending.options[0]!.id);
  }
  await campaign.undo();
  await campaign.redo();
  read(campaign.record());
  campaign.close();
}

/** What a browser gives back may be anything: somebody wrote it, or a version to come. */
async function tryRecord(text: string, content: CampaignContent): Promise<Came> {
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    return 'refused';
  }
  const { games, abraxis, ...rest } = (record ?? {}) as Partial<SavedCampaign>;
  const keyed = (sort: string, all: object | undefined, of: (log: unknown) => unknown = (log) => log) =>
    Object.entries(all ?? {}).map(([hash, log]) => [`campaign-${sort}:kept:${hash}`, of(log)] as const);
  const cells = givenCells({
    'campaign:kept': rest,
    'about-campaign:kept': { id: 'kept', name: '', savedAt: '', written: 1, party: [] },
    ...Object.fromEntries([...keyed('game', games, (log) => ({ log })), ...keyed('abx', abraxis)]),
  });
  const campaigns = shelfOf(content, cells);
  await campaigns.refresh();
  const opened = await campaigns.open('kept');
  if (!opened.ok) return refused(campaigns, opened);
  await playOn(opened.value);
  return 'taken';
}

/** A refusal has words; what was recorded can be read; what is offered instead can be done. */
async function refused(campaigns: Campaigns, told: CampaignNotOpened): Promise<Came> {
  const words = openFault(told.fault);
  if (told.fault.fault === 'broke') throw new FuzzFailure(`nobody foresaw: ${words}`);
  expectWords(words, told.problems);
  if (told.recorded) read(told.recorded);
  if (told.recorded && told.resumes) {
    const resumed = await campaigns.resume(told.recorded);
    if (!resumed.ok) throw new FuzzFailure(`offered, and not gone on with: ${openFault(resumed.fault)}`);
    const opened = await campaigns.open(resumed.value);
    if (!opened.ok) throw new FuzzFailure(`gone on with, and not opened: ${openFault(opened.fault)}`);
    await playOn(opened.value);
  }
  return 'refused';
}

const NAMES = {
  who: String,
  card: String,
  place: String,
  option: () => null,
  flag: String,
  achievement: String,
};

/** The chronicle and the road of it. */
function read({ past = [], recorded }: SavedCampaign): void {
  const events = [...past, ...recorded];
  for (const { events: of } of chaptersOf(events))
    for (const event of of) {
      const line = chronicleLine(event, NAMES);
      if (line !== null && /undefined|NaN|\[object/.test(line)) throw new FuzzFailure(`told as: ${line}`);
    }
  roadOf(events);
}
