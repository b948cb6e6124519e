/** Pages in one process at a campaign's online table: each with its shelf of campaigns, its games, its line. */
import { expect } from 'vitest';
import type { CampaignContent, CampaignSetup } from '../../src/campaign/index.ts';
import type { EncounterSession } from '../../src/engine/index.ts';
import { type AbraxisTable, createAbraxisTable } from '../../src/stores/abraxis/abraxis-table.ts';
import { ABRAXIS } from '../../src/stores/campaign/asked-game.ts';
import type { Campaign } from '../../src/stores/campaign/campaign.ts';
import { campaignsOf } from '../../src/stores/campaign/campaign-shelf.ts';
import type { Campaigns } from '../../src/stores/campaign/campaigns.ts';
import { NOBODY } from '../../src/stores/game/desk.ts';
import type { Timer } from '../../src/stores/game/pace.ts';
import type { Game } from '../../src/stores/middara/game.ts';
import { ofAbraxis, ofCampaign, ofMiddara } from '../../src/stores/online/bot-of.ts';
import { createOnlineTables } from '../../src/stores/online/created-tables.ts';
import { onlineRecords } from '../../src/stores/online/online-records.ts';
import type { MayInvite, OnlineTables } from '../../src/stores/online/online-tables.ts';
import type { OnlineState, OnlineTable } from '../../src/stores/online/online-types.ts';
import { playableCampaign } from '../../src/stores/online/playable-campaign.ts';
import { playableGame } from '../../src/stores/online/playable-game.ts';
import { fixedLibrary } from '../../src/stores/packs/checked-library.ts';
import type { Table } from '../../src/stores/table/table-store.ts';
import { en } from '../../src/words/en/index.ts';
import { had } from './guest-pages.ts';
import { settled } from './hand-clock.ts';
import { type Browser, type FakeHost, newBrowser, SECRET } from './online-pages.ts';
import { content, tableWith } from './table-of-memory.ts';
import type { UnkindTransport } from './unkind-transport.ts';

const { nameOfBranch } = await en.campaign();
const said = await en.abraxis();

/** What is watched on a page takes no time. */
const AT_ONCE: Timer = {
  start: (run) => setImmediate(run),
  stop: (one) => clearImmediate(one as NodeJS.Immediate),
};

export class CampaignPage {
  readonly table: Table;
  readonly tables: OnlineTables;
  readonly campaigns: Campaigns;
  /** The campaign on this page. */
  id = '';
  private campaign: Campaign | null = null;
  private abraxis: AbraxisTable | null = null;
  private leave: () => void = () => {};
  private isGone = false;
  private readonly lines: UnkindTransport[] = [];

  constructor(
    private readonly host: FakeHost,
    private readonly story: CampaignContent,
    readonly browser: Browser = newBrowser(),
    private readonly kept = new Set<string>(),
  ) {
    this.table = tableWith({
      storage: browser.storage,
      cells: browser.cells,
      library: {
        ...fixedLibrary(content(), en),
        playable: () => story,
        contentFor: async () => ({ content: story, missing: [], changed: [] }),
      },
      timer: AT_ONCE,
      isOnline: (...of) => of.some((id) => id !== undefined && kept.has(id)),
    });
    this.campaigns = campaignsOf(this.table, { nameOfBranch });
    this.tables = createOnlineTables({
      ...host.around(() => this.isGone),
      kinds: [playableGame(this.table), playableCampaign(this.table)],
      transport: (at) => {
        this.lines.push(host.connect(at));
        return this.line;
      },
      records: onlineRecords(browser.cells),
      library: this.table.library,
      moved: (_, to) => {
        this.id = to;
      },
    });
    this.tables.store.subscribe(({ tables }) => {
      for (const id of Object.keys(tables)) kept.add(id);
    });
  }

  get online(): OnlineTable {
    const found = this.tables.store.getState().tables[this.id];
    if (!found) throw new Error('it is not played online');
    return found;
  }
  get line(): UnkindTransport {
    return this.lines.at(-1)!;
  }
  get state(): OnlineState {
    return this.online.store.getState();
  }
  /** The game of the encounter on its screen; null where it shows the campaign. */
  get fight(): EncounterSession | null {
    return this.campaign ? null : (this.table.current()?.session ?? null);
  }
  /** What its screen has of an encounter. */
  get game(): Game {
    return this.table.current()!;
  }
  get view() {
    return this.campaign!.store.getState();
  }
  get hash(): string {
    return this.fight?.hash ?? this.campaign!.session.hash;
  }

  /** The campaign, as at its address. */
  async openHub(): Promise<void> {
    this.close();
    const opened = await this.campaigns.open(this.id, true);
    if (!opened.ok) throw new Error(opened.fault.fault);
    this.campaign = opened.value;
    await this.connect();
    this.leave = this.online.onScreen(this.id);
    await settled();
  }

  /** The encounter or the Abraxis that it asks for, as its page opens it. */
  async openGame(): Promise<void> {
    const { game, pending } = this.view;
    if (game === null) throw new Error('none was begun');
    const about = pending?.about;
    if (about?.of === 'abraxis') {
      this.leave();
      const { ground } = this.table;
      this.abraxis = createAbraxisTable({
        cells: this.browser.cells,
        timer: AT_ONCE,
        words: en,
        said,
        speed: () => 'instant',
        content: () => this.story,
        campaign: { id: this.id, setup: about.setup },
        seat(now) {
          ground.abraxis = now;
          now.sitAt(NOBODY);
        },
      });
      await this.abraxis.open();
      this.leave = this.online.onScreen(ABRAXIS);
    } else await this.openFight(game);
    await settled();
  }

  async openFight(game: string): Promise<void> {
    this.close();
    const opened = await this.table.open(game, true);
    if (!opened.ok) throw new Error(opened.why);
    await this.connect();
    this.leave = this.online.onScreen(game);
    await settled();
  }

  /** Answers what is asked, as a bot would; `party`: what the host chooses for the party. */
  press(party: string[]): void {
    const { campaign } = this;
    const game = this.abraxis?.store.getState().game;
    if (game && game !== 'none' && game.session.pending) game.decide(ofAbraxis(game.session));
    else if (!campaign) this.table.current()!.decide(ofMiddara(this.table.current()!.session));
    else {
      const { pending } = campaign.session;
      const isWished = pending!.options.some(({ id }) => id === party[0]);
      void campaign.decide((isWished && party.shift()) || ofCampaign(campaign.session));
    }
  }

  async undo(): Promise<void> {
    await this.campaign!.undo();
  }

  /** From an invitation: nobody sits down, and nothing is on the screen. */
  async enter(tail: string): Promise<OnlineTable> {
    const entered = had(await this.tables.enter(tail));
    this.id = entered.route.split('/')[1]!;
    await settled();
    return entered.table;
  }

  /** Gone without a word. */
  async gone(): Promise<void> {
    await this.table.idle();
    this.isGone = true;
    this.close();
    this.tables.store.getState().tables[this.id]?.close();
  }

  /** *Play on here*, and the page opened at another host. `isOpen`: it was open still when the server went. */
  async movedTo(host: FakeHost, isOpen: boolean): Promise<CampaignPage> {
    let id = this.id;
    if (isOpen) id = await this.online.playOnHere();
    else {
      await this.gone();
      const alone = new CampaignPage(host, this.story, this.browser, this.kept);
      const opened = await alone.campaigns.open(id);
      if (!opened.ok) throw new Error(opened.fault.fault);
      const further = await alone.tables.playOnHere(id);
      opened.value.close();
      await further?.drop();
      this.kept.delete(id);
      id = further?.route.split('/')[1] ?? id;
      await alone.table.idle();
    }
    await this.gone();
    const moved = new CampaignPage(host, this.story, this.browser, this.kept);
    moved.id = id;
    return moved;
  }

  /** Gone without a word, and opened again in the same browser. */
  async reloaded(): Promise<CampaignPage> {
    const game = this.fight ? this.table.current()!.id : null;
    await this.gone();
    const again = new CampaignPage(this.host, this.story, this.browser, this.kept);
    again.id = this.id;
    if (game === null) await again.openHub();
    else await again.openFight(game);
    return again;
  }

  private async connect(): Promise<void> {
    if (!this.tables.store.getState().tables[this.id]) had(await this.tables.resume(this.id));
  }
  private close(): void {
    this.leave();
    this.leave = () => {};
    if (this.campaign) this.campaign.close();
    else this.table.current()?.close();
    this.campaign = null;
    this.abraxis = null;
  }
}

/** A host's page with a campaign on it, begun just now, and that tail of the link for friends. */
export async function hostedCampaign(
  host: FakeHost,
  story: CampaignContent,
  setup: CampaignSetup,
  before: (page: CampaignPage, campaign: Campaign) => Promise<void> = async () => {},
): Promise<{ readonly page: CampaignPage; readonly tail: string }> {
  const page = new CampaignPage(host, story);
  await page.tables.own(SECRET);
  page.id = await page.campaigns.begin(setup, 'Lamps');
  const opened = await page.campaigns.open(page.id);
  if (!opened.ok) throw new Error(opened.fault.fault);
  await before(page, opened.value);
  const seat = setup.seats[0]!.id;
  const table = had(await page.tables.invite(page.id, { name: 'Host', mine: [seat], witnessed: false }));
  opened.value.close();
  await page.openHub();
  return { page, tail: `${table.id}.${host.at(table.id).invite}` };
}

/** Invites to the campaign on that page, which must say so of its seats; gives the tail of the link for friends. */
export async function invitedTo(
  host: FakeHost,
  page: CampaignPage,
  before: Pick<MayInvite, 'mine' | 'kept'>,
): Promise<string> {
  const opened = await page.campaigns.open(page.id);
  if (!opened.ok) throw new Error(opened.fault.fault);
  const { mine, kept } = (await page.tables.inviting(page.id))!;
  expect({ mine, kept }).toEqual(before);
  const table = had(await page.tables.invite(page.id, { name: 'Host', mine: mine!, witnessed: false }));
  opened.value.close();
  return `${table.id}.${host.at(table.id).invite}`;
}

/** A friend who takes that seat. */
export async function friendOf(
  host: FakeHost,
  story: CampaignContent,
  tail: string,
  seat: string,
): Promise<CampaignPage> {
  const page = new CampaignPage(host, story);
  await (await page.enter(tail)).sit(seat, 'Friend');
  await settled();
  await page.openHub();
  return page;
}

/** What the host chooses until *WITH_ABRAXIS* asks for its encounter. */
export const TO_ENCOUNTER = ['read-on', 'buy:hand-axe', 'done', 'done', 'read-on'];

/** Whoever is asked answers, until it is so; gives how many answers were given. */
export async function play(
  host: FakeHost,
  pages: readonly CampaignPage[],
  until: () => boolean,
  party: string[] = [],
): Promise<number> {
  for (let n = 0; n < 3000; n++) {
    if (until()) return n;
    const asked = pages.find(({ state }) => state.mayAnswer);
    if (!asked) throw new Error(`nobody is asked after ${n}: ${pages.map(({ state }) => state.waitsFor)}`);
    asked.press(party);
    await host.clock.pass(100);
    if (asked.state.sent !== null) throw new Error(`${asked.state.sent} does not come back`);
  }
  throw new Error('no end');
}

/** They all come to the same. */
export const same = (pages: readonly CampaignPage[]) => {
  expect(new Set(pages.map(({ hash }) => hash)).size).toBe(1);
};
