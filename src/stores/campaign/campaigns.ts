/** The campaigns of this browser: begun, opened, gone on with, in and out of files. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type CampaignContent,
  type CampaignEvent,
  CampaignSession,
  type CampaignSetup,
} from '../../campaign/index.ts';
import type { EncounterLog } from '../../engine/index.ts';
import type { Slicing } from '../game/in-slices.ts';
import { browserTimer } from '../game/pace.ts';
import { noStakes, type Stakes } from '../kept/at-stake.ts';
import { type Standing, standingAfter, type WrittenBy } from '../kept/follows.ts';
import { newGameId } from '../kept/saved-game.ts';
import { createWriter, type Writer, type WriterDeps } from '../kept/writer.ts';
import { writesSoFar } from '../kept/writes-so-far.ts';
import { messageOf, toldOf } from '../message-of.ts';
import type { Library } from '../packs/library.ts';
import { type Hold, noOtherTab, type OneTab } from '../table/one-tab.ts';
import { anew, branchAt, type Retry, retriesIn, retryAt } from './branching.ts';
import { type Campaign, type CampaignAbout, createCampaign } from './campaign.ts';
import { checkCampaign, parseCampaign } from './campaign-schema.ts';
import type { CampaignStorage, Kept } from './campaign-storage.ts';
import { type CampaignOpened, madeBy, notOpened, notRead, resumed, runCampaign } from './opening.ts';
import { type CampaignSummary, lastFirst, type Playing, type SavedCampaign } from './saved-campaign.ts';
import { summaryOf } from './summary.ts';

export interface CampaignsState {
  /** Last played first; null while they are being read. */
  readonly list: readonly CampaignSummary[] | null;
  /** Why the list could not be read. */
  readonly unread: string | null;
}

/** A campaign that is only looked at: it, as it is kept, and the events of all of it. */
export interface Looked extends Pick<FoundThere, 'saved' | 'playing'> {
  readonly session: CampaignSession;
  readonly events: readonly CampaignEvent[];
}

interface FoundThere {
  readonly saved: SavedCampaign;
  readonly playing: Playing | null;
  readonly kept: Record<string, Kept>;
  readonly stand: WrittenBy | null;
}

/** All campaigns that are kept, and the ways in and out. */
export interface Campaigns {
  readonly store: StoreApi<CampaignsState>;
  /** What a new campaign is played with. */
  playable(): CampaignContent;
  refresh(): Promise<void>;
  /** Begins one and keeps it; gives its id. Throws Error naming what is not in the content. */
  begin(setup: CampaignSetup, name: string): Promise<string>;
  /** In one tab at a time: `takeOver` when another one has it; `onLost` when another one takes it. */
  open(id: string, takeOver?: boolean, onLost?: () => void): Promise<CampaignOpened<Campaign>>;
  /** As it stands, to be read beside what is played: no tab holds it, and nothing of it is changed. */
  look(id: string): Promise<CampaignOpened<Looked>>;
  /** As far as decision n, as another branch of the save; gives its id. The old one stays. */
  branch(campaign: Campaign, n: number): Promise<string>;
  /** Another try from there, with other dice, as a branch; null where there is no such place. */
  retry(campaign: Campaign, from: Retry): Promise<string | null>;
  /** One that does not run any more, from its last safe moment, as a branch. */
  resume(saved: SavedCampaign): Promise<CampaignOpened<string>>;
  /** From the text of a file, under an id nothing else has. What does not run changes nothing. */
  load(text: string): Promise<CampaignOpened<string>>;
  /** null, or why it could not be deleted. */
  remove(id: string): Promise<string | null>;
}

export interface CampaignsDeps extends Partial<Pick<WriterDeps, 'timer' | 'noAnswer'>> {
  readonly library: Pick<Library, 'playable' | 'contentFor'>;
  readonly storage: CampaignStorage;
  /** What a branch is called: the `n`-th of that name, 2 for the first. */
  nameOfBranch(name: string, n: number): string;
  readonly tabs?: OneTab;
  readonly stakes?: Pick<Stakes, 'join'>;
  /** It was opened, for a screen. */
  seat?(campaign: Campaign): void;
  /** How the page comes to itself while a game that was played is run; as a page does where absent. */
  readonly slicing?: Slicing;
}

interface Dealt {
  readonly campaign: Campaign;
  readonly standing: Standing;
  readonly writer: Writer;
}

/** By whom one is held here, and what is kept of it. */
interface Held {
  readonly hold?: Hold;
  readonly stand?: WrittenBy | null;
  onLost?(): void;
}

export function createCampaigns({
  library,
  storage,
  nameOfBranch,
  tabs = noOtherTab,
  stakes = noStakes,
  timer = browserTimer,
  noAnswer = '',
  seat,
  slicing,
}: CampaignsDeps): Campaigns {
  const store = createStore<CampaignsState>(() => ({ list: null, unread: null }));
  /** Games whose log and report are kept, by campaign. */
  const kept = new Map<string, Set<string>>();
  const writes = writesSoFar(storage);
  const by = newGameId();
  /** Those that were on the table in this visit, by id. */
  const dealt = new Map<string, Dealt>();
  const writerOf = (id: string): Writer | undefined => dealt.get(id)?.writer;
  const weigh = stakes.join({
    isAtStake: () => [...dealt.values()].some(({ writer }) => writer.isAtStake()),
    retry: () => {
      for (const { writer } of dealt.values()) writer.retry();
    },
    async idle() {
      await Promise.all([...dealt.values()].map(({ writer }) => writer.idle()));
    },
  });

  async function list(): Promise<readonly CampaignSummary[]> {
    const all = (await storage.list()).sort(lastFirst);
    writes.atLeast(Math.max(0, ...all.map((one) => one.written ?? 0)));
    return all;
  }

  async function refresh(): Promise<void> {
    try {
      store.setState({ list: await list(), unread: null });
    } catch (error) {
      store.setState({ list: store.getState().list ?? [], unread: messageOf(error) });
    }
  }

  /** False where another page has written it since. Throws what the browser says. */
  async function write(campaign: Campaign, standing: Standing): Promise<boolean> {
    const { games, abraxis = {}, ...saved } = campaign.record();
    const there = kept.get(campaign.id) ?? new Set();
    const isFresh = ([hash]: readonly [string, unknown]) => !there.has(hash);
    const fresh = Object.entries(games).filter(isFresh);
    const tables = Object.fromEntries(Object.entries(abraxis).filter(isFresh));
    const made = Object.fromEntries(fresh.map(([hash, log]) => [hash, keptOf(campaign, hash, log)]));
    const summary = summaryOf(campaign, writes.next());
    const playing = campaign.playing();
    const next = standing.next();
    const change = { summary, campaign: saved, playing, games: made, abraxis: tables };
    if (!(await storage.write(change, next))) return false;
    standing.wrote(next.stand);
    kept.set(campaign.id, new Set([...there, ...Object.keys(made), ...Object.keys(tables)]));
    return true;
  }

  const keptOf = ({ session }: Campaign, hash: string, log: EncounterLog): Kept => ({
    log,
    played: session.played.encounters.get(hash)!,
    by: madeBy(session.content),
  });

  function deal(session: CampaignSession, about: CampaignAbout, held: Held = {}): Campaign {
    const { hold, stand = null, onLost = () => {} } = held;
    const standing = standingAfter(stand, by);
    const before = writerOf(about.id);
    // What it could not keep is in this one.
    if (before?.isAtStake()) before.stop();
    const writer = createWriter({
      timer,
      noAnswer,
      write: () => write(campaign, standing),
      tell(trouble) {
        if (campaign.store.getState().trouble !== trouble) campaign.store.setState({ trouble });
        weigh();
      },
      onLost,
    });
    const campaign = createCampaign(session, about, {
      save: writer.save,
      onClose: () => hold?.release(),
      ...(slicing ? { slicing } : {}),
    });
    dealt.set(about.id, { campaign, standing, writer });
    return campaign;
  }

  /** A campaign of its own, kept before anything is decided in it. */
  async function keepNew(session: CampaignSession, about: Omit<CampaignAbout, 'id'>): Promise<string> {
    await writes.counted();
    const id = newGameId();
    deal(session, { ...about, id });
    const trouble = await writerOf(id)!.save();
    if (trouble !== null) {
      writerOf(id)!.stop();
      weigh();
      throw new Error(trouble);
    }
    await refresh();
    return id;
  }

  async function nextName(parent: string, name: string): Promise<string> {
    const all = await list();
    const root = all.find(({ id }) => id === parent)?.name ?? name;
    const taken = new Set(all.map((one) => one.name));
    let n = 2;
    while (taken.has(nameOfBranch(root, n))) n += 1;
    return nameOfBranch(root, n);
  }

  async function keepBranch(
    campaign: Pick<SavedCampaign, 'id' | 'name' | 'games' | 'abraxis' | 'notes'>,
    decision: number,
    session: CampaignSession,
    past: SavedCampaign['past'],
  ): Promise<string> {
    const { id, name, games, abraxis, notes } = campaign;
    return keepNew(session, {
      name: await nextName(id, name),
      games,
      ...(abraxis ? { abraxis } : {}),
      parent: { id, decision },
      ...(past && past.length > 0 ? { past } : {}),
      ...(notes ? { notes } : {}),
    });
  }

  async function find(id: string): Promise<CampaignOpened<FoundThere>> {
    const here = dealt.get(id);
    // What could not be kept is not read back as it was before.
    if (here?.writer.isAtStake()) {
      const { campaign, standing } = here;
      const playing = campaign.playing();
      return { ok: true, value: { saved: campaign.record(), playing, kept: {}, stand: standing.last() } };
    }
    let there: Awaited<ReturnType<CampaignStorage['read']>>;
    try {
      there = await storage.read(id);
    } catch (error) {
      return notOpened({ fault: 'not-given-back', message: toldOf(error) });
    }
    if (!there) return notOpened({ fault: 'not-kept' });
    const known = there.games.map(([hash, value]) => [hash, value as Kept] as const);
    const games = Object.fromEntries(known.map(([hash, game]) => [hash, game?.log]));
    const abraxis = Object.fromEntries(there.abraxis);
    const parsed = checkCampaign({ ...(there.campaign as object), games, abraxis });
    if (!parsed.ok) return notRead({ fault: 'damaged' }, parsed.problems);
    const playing = playingIn(there.playing);
    const saved = { ...parsed.value, id };
    return { ok: true, value: { saved, playing, kept: Object.fromEntries(known), stand: there.stand } };
  }

  async function openHeld(
    id: string,
    held: Pick<Held, 'hold' | 'onLost'>,
  ): Promise<CampaignOpened<Campaign>> {
    const isUnkept = writerOf(id)?.isAtStake() ?? false;
    const found = await find(id);
    if (!found.ok) return found;
    const { saved, playing, kept: games, stand } = found.value;
    const run = await runCampaign(saved, await library.contentFor(saved.log.packs), games);
    if (!run.ok) return run;
    const made = madeBy(run.value.content);
    const known = Object.keys(games).filter((hash) => games[hash]!.by === made);
    kept.set(id, new Set([...known, ...Object.keys(saved.abraxis ?? {})]));
    const campaign = deal(run.value, { ...saved, playing }, { ...held, stand });
    if (isUnkept) void writerOf(id)!.save();
    return { ok: true, value: campaign };
  }

  async function told<T>(way: () => Promise<CampaignOpened<T>>): Promise<CampaignOpened<T>> {
    try {
      return await way();
    } catch (error) {
      return notOpened({ fault: 'broke', message: toldOf(error) });
    }
  }

  return {
    store,
    playable: () => library.playable(),
    refresh,
    begin: (setup, name) =>
      keepNew(new CampaignSession({ ...setup, shopUniques: true }, library.playable()), { name, games: {} }),
    async open(id, takeOver = false, onTaken = () => {}) {
      await writerOf(id)?.idle();
      await writes.counted();
      const onLost = () => {
        writerOf(id)?.stop();
        weigh();
        onTaken();
      };
      const hold = await tabs.hold(`campaign/${id}`, { takeOver, onLost, onDeleted: onLost });
      if (!hold) return notOpened({ fault: 'other-tab' });
      const opened = await told(() => openHeld(id, { hold, onLost }));
      if (opened.ok) seat?.(opened.value);
      else hold.release();
      return opened;
    },
    look: (id) =>
      told(async () => {
        await writerOf(id)?.idle();
        const found = await find(id);
        if (!found.ok) return found;
        const { saved, playing, kept: games } = found.value;
        const run = await runCampaign(saved, await library.contentFor(saved.log.packs), games);
        if (!run.ok) return run;
        return {
          ok: true,
          value: { session: run.value, saved, playing, events: [...(saved.past ?? []), ...run.value.events] },
        };
      }),
    branch: (campaign, n) =>
      keepBranch(campaign.record(), n, branchAt(campaign.session, n), campaign.record().past),
    async retry(campaign, from) {
      const n = retriesIn(campaign.session)[from];
      if (n === undefined) return null;
      const record = campaign.record();
      if (from === 'beginning') return keepBranch(record, 0, anew(campaign.session, newGameId()), []);
      const { session, past } = retryAt(campaign.session, n, newGameId());
      return keepBranch(record, n, session, [...(record.past ?? []), ...past]);
    },
    resume: (saved) =>
      told(async () => {
        const session = resumed(saved, (await library.contentFor(saved.log.packs)).content);
        if (!session) return notOpened({ fault: 'damaged' });
        const past = [...(saved.past ?? []), ...saved.recorded];
        return { ok: true, value: await keepBranch(saved, saved.log.checkpoint!.decisions, session, past) };
      }),
    load: (text) =>
      told(async () => {
        const parsed = parseCampaign(text);
        if (!parsed.ok) return notRead({ fault: 'no-campaign' }, parsed.problems);
        const saved = parsed.value;
        const run = await runCampaign(saved, await library.contentFor(saved.log.packs));
        if (!run.ok) return run;
        const { name, games, abraxis, past, notes } = saved;
        return { ok: true, value: await keepNew(run.value, { name, games, abraxis, past, notes }) };
      }),
    async remove(id) {
      try {
        await writerOf(id)?.idle();
        writerOf(id)?.stop();
        await storage.remove(id);
      } catch (error) {
        return messageOf(error);
      }
      kept.delete(id);
      tabs.deleted(`campaign/${id}`);
      const { list: shown } = store.getState();
      if (shown) store.setState({ list: shown.filter((one) => one.id !== id) });
      return null;
    },
  };
}

const playingIn = (value: unknown): Playing | null => {
  const { of, game } = (value ?? {}) as Partial<Playing>;
  return typeof of === 'string' && typeof game === 'string' ? { of, game } : null;
};
