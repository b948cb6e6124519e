/** A campaign on the table: decided, kept, taken back. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AbraxisLog } from '../../abraxis/index.ts';
import type { CampaignEvent, CampaignPrompt, CampaignSession, CampaignState } from '../../campaign/index.ts';
import { type EncounterLog, RefusedDecision } from '../../engine/index.ts';
import { inSlices, type Slicing } from '../game/in-slices.ts';
import { messageOf } from '../message-of.ts';
import { askedBy } from './asked-game.ts';
import type { CampaignDesk, DrivenCampaign } from './campaign-desk.ts';
import { toldOf } from './chronicle.ts';
import {
  type Branched,
  type Playing,
  SAVED_CAMPAIGN,
  SAVED_CAMPAIGN_VERSION,
  type SavedCampaign,
} from './saved-campaign.ts';
import { type CampaignUndo, undoingOf } from './seen.ts';

/** What the screen renders: as it stands after the last decision that is kept. */
export interface CampaignView {
  readonly name: string;
  readonly notes: string;
  readonly state: CampaignState;
  readonly pending: CampaignPrompt | null;
  /** Everything that happened, what lies before its own beginning with it. */
  readonly events: readonly CampaignEvent[];
  /** How many of them there were when the last decision was asked for. */
  readonly mark: number;
  readonly decisions: number;
  readonly undoing: CampaignUndo | null;
  readonly canRedo: boolean;
  /** The game that plays the encounter or the Abraxis which is asked for; null while none was begun. */
  readonly game: string | null;
  /** Why it is not kept in this browser. */
  readonly trouble: string | null;
  /** The rules broke on a decision, or refused it: what they say. It was taken back. */
  readonly fault: string | null;
  /** It is being written, and nothing is decided meanwhile. */
  readonly busy: boolean;
}

export interface CampaignAbout {
  readonly id: string;
  readonly name: string;
  readonly games: Readonly<Record<string, EncounterLog>>;
  readonly abraxis?: Readonly<Record<string, AbraxisLog>>;
  readonly past?: readonly CampaignEvent[];
  readonly parent?: Branched;
  readonly notes?: string;
  readonly playing?: Playing | null;
}

/** A campaign on the table: decided, kept, and only then shown. */
export interface Campaign {
  readonly id: string;
  readonly session: CampaignSession;
  readonly store: StoreApi<CampaignView>;
  /** What is no answer, or breaks the rules, changes nothing and is told in `fault`. */
  decide(option: string): Promise<void>;
  /** Takes the last decision back, where nothing came of it that nobody could know. */
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** The encounter or the Abraxis that is asked for is played by that game. */
  playIn(game: string): Promise<void>;
  /** Takes the game of the encounter that is asked for; false where it is none of this question's, or not over. */
  take(log: EncounterLog): Promise<boolean>;
  /** The same for the game of Abraxis that is asked for. */
  takeAbraxis(log: AbraxisLog): Promise<boolean>;
  rename(name: string): Promise<void>;
  writeNotes(notes: string): Promise<void>;
  record(): SavedCampaign;
  playing(): Playing | null;
  /** From now on its answers go there before they count; null: they count here. Gives what it is driven by. */
  sitAt(desk: CampaignDesk | null): DrivenCampaign;
  close(): void;
}

/** Puts it on the table. `save` is waited for before anything new is shown; it gives why it is not kept, or null. */
export function createCampaign(
  session: CampaignSession,
  about: CampaignAbout,
  {
    save,
    onClose,
    slicing,
  }: { save(): Promise<string | null>; onClose?(): void; readonly slicing?: Slicing },
): Campaign {
  const { id, past = [], parent } = about;
  let { name, notes = '', playing = null } = about;
  const games: Record<string, EncounterLog> = { ...about.games };
  const tables: Record<string, AbraxisLog> = { ...about.abraxis };

  const show = (): Omit<CampaignView, 'trouble' | 'fault' | 'busy'> => {
    const { events, marks, decisions, canRedo, pending } = session;
    return {
      name,
      notes,
      state: { ...session.state },
      pending,
      events: [...past, ...events],
      mark: past.length + (marks.at(-1) ?? 0),
      decisions: decisions.length,
      undoing: undoingOf(session),
      canRedo,
      game: playing && playing.of === askedBy(session) ? playing.game : null,
    };
  };
  const store = createStore<CampaignView>(() => ({ ...show(), trouble: null, fault: null, busy: false }));

  async function keep(): Promise<void> {
    const trouble = await save();
    store.setState({ ...show(), trouble, fault: null, busy: false });
  }

  /** One thing at a time; what the rules throw is told, and what is shown is as it was. */
  async function change(what: () => void): Promise<void> {
    if (store.getState().busy) return;
    store.setState({ busy: true });
    await carryOut(what);
  }

  /** Gives what was thrown; null where nothing was. */
  async function carryOut(what: () => void): Promise<unknown> {
    const before = session.decisions.length;
    try {
      what();
      session.list();
    } catch (error) {
      // What broke in the middle is as it was before it.
      if (!(error instanceof RefusedDecision)) session.rewind(Math.min(before, session.decisions.length));
      store.setState({ ...show(), fault: messageOf(error), busy: false });
      return error;
    }
    await keep();
    return null;
  }

  /** Where answers go before they count. */
  let desk: CampaignDesk | null = null;

  const idle = (): Promise<void> =>
    new Promise((done) => {
      const stop = store.subscribe(({ busy }) => {
        if (busy) return;
        stop();
        done();
      });
    });

  /**
   * A game that is over is run, in slices while nothing else is decided, kept, and is the answer; false where it is none
   * of this question's.
   */
  async function takeGame(run: Generator<void, string>, keepLog: () => void): Promise<boolean> {
    // There it is taken by itself, and comes back with what was decided.
    if (desk) return true;
    if (store.getState().busy) return false;
    store.setState({ busy: true });
    let option: string;
    try {
      option = await inSlices(run, slicing);
    } catch (error) {
      store.setState({ busy: false });
      if (!(error instanceof RefusedDecision)) throw error;
      return false;
    }
    keepLog();
    await carryOut(() => session.decide(option));
    return true;
  }

  const campaign: Campaign = {
    id,
    session,
    store,
    async decide(option) {
      if (desk) await desk.decide(option, false);
      else await change(() => session.decide(option));
    },
    async undo() {
      const undo = undoingOf(session);
      if (!undo || undo.saw.length > 0) return;
      if (desk) desk.undo(undo.to);
      else await change(() => session.rewind(undo.to));
    },
    async redo() {
      if (desk) desk.redo();
      else await change(() => session.redo());
    },
    async playIn(game) {
      const of = askedBy(session);
      if (of === null) return;
      playing = { of, game };
      await keep();
    },
    take: (log) =>
      takeGame(session.taking(log), () => {
        games[log.hash] = log;
      }),
    takeAbraxis: (log) =>
      takeGame(session.takingAbraxis(log), () => {
        tables[log.hash] = withoutCheckpoint(log);
      }),
    async rename(next) {
      name = next;
      await keep();
    },
    async writeNotes(next) {
      notes = next;
      await keep();
    },
    record() {
      const log = session.toLog();
      const played = log.decisions.flatMap(({ option }) => gameIn(option));
      return {
        file: SAVED_CAMPAIGN,
        version: SAVED_CAMPAIGN_VERSION,
        id,
        name,
        savedAt: new Date().toISOString(),
        log,
        games: among(games, played),
        ...(played.some((hash) => tables[hash]) ? { abraxis: among(tables, played) } : {}),
        recorded: toldOf(session.events),
        ...(past.length > 0 ? { past: toldOf(past) } : {}),
        ...(parent ? { parent } : {}),
        ...(notes ? { notes } : {}),
      };
    },
    playing: () => playing,
    sitAt(next) {
      desk = next;
      return {
        session,
        async become(what) {
          while (store.getState().busy) await idle();
          store.setState({ busy: true });
          return carryOut(what);
        },
        know(hash, log) {
          if (log.game === 'abraxis') tables[hash] = withoutCheckpoint(log as AbraxisLog);
          else games[hash] = log as EncounterLog;
        },
      };
    },
    close: () => onClose?.(),
  };
  return campaign;
}

const among = <T>(all: Readonly<Record<string, T>>, hashes: readonly string[]): Record<string, T> =>
  Object.fromEntries(hashes.flatMap((hash) => (all[hash] ? [[hash, all[hash]]] : [])));

/** It is run from its set-up in no time: nothing is to be taken up in the middle. */
const withoutCheckpoint = ({ checkpoint: _, ...log }: AbraxisLog): AbraxisLog => log;

/** The hash of the game an answer names. */
export const gameIn = (option: string): string[] =>
  option.startsWith('played:') ? [option.slice('played:'.length)] : [];
