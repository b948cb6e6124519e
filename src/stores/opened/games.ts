/** The ways in and out of the games of one kind: begun, opened, continued, exported, deleted. */
import { NOBODY } from '../game/desk.ts';
import { RecordFault } from '../game/record-fault.ts';
import type { Kept } from '../kept/pieces.ts';
import { type GameAbout, newGameId, type OwnNote } from '../kept/saved-game.ts';
import type { Ground } from '../table/ground.ts';
import type { Hold } from '../table/one-tab.ts';
import { amend, type Branchable, marksIn } from './branches.ts';
import { findGame, type Run, runFound } from './find-game.ts';
import type { LooseGame } from './game-file.ts';
import type { GameKind, KindTypes, OnTable } from './game-kind.ts';
import type { LinkLogOf } from './link.ts';
import { notOpened, type Opened } from './opened.ts';

/** The ways in and out of the games of one kind. */
export interface Games<G extends KindTypes> {
  /** Keeps a new game before anything is decided in it. */
  begin(
    session: G['session'],
    name: string,
    of?: Pick<GameAbout, 'parent' | 'campaign'>,
  ): Promise<G['played']>;
  /** In one tab at a time: `takeOver` when another one has it. */
  open(id: string, takeOver: boolean): Promise<Opened<G['played']>>;
  watch(id: string): Promise<Opened<G['watched']>>;
  /** As it is kept, run once more. */
  run(id: string): Promise<Opened<Run<G>>>;
  /** A game of its own from the last safe moment of one that no longer runs, under an id of its own. */
  resume(id: string): Promise<Opened<string>>;
  /** A game from outside, under an id of its own; what does not run stays for this visit. `path`: where its log lies. */
  adopt(game: LooseGame<G> & { readonly log: LinkLogOf<G> }, path: string): Promise<Opened<string>>;
  /** A game of its own from decision n of another; a seed for other dice. Throws what the rules throw. */
  branch(
    of: Pick<GameAbout, 'id' | 'name'>,
    session: G['session'],
    decision: number,
    how: Branching,
  ): Promise<G['played']>;
  /** Those of these games that were on the table last. */
  current(): G['played'] | null;
  /** Gives a kept game that is not on the table another name, or its players' notes. */
  amend(id: string, what: { name?: string; own?: readonly OwnNote[] }): Promise<Opened<null>>;
}

export interface Branching {
  readonly name?: string | undefined;
  readonly seed?: string | undefined;
}

/** A game that can be kept: on the table it is what whoever keeps it must know of one. */
interface Keepable<G extends KindTypes> extends Branchable<G> {
  readonly played: OnTable<G>;
}

/** The games of one kind among those of this browser. */
export function createGames<G extends Keepable<G>>(kind: GameKind<G>, ground: Ground): Games<G> {
  const { storage, ahead, words, saving, store, windows, shows, tabs, weigh } = ground;
  /** Games that can only be watched: kept for this visit, never written over anything. */
  const visitors = new Map<string, LooseGame<G>>();
  /** Games that came in this visit, and the newer rules they were played by: kept, they are of today's. */
  const newer = new Map<string, string>();
  let current: G['played'] | null = null;
  /** The game begun last, until it is opened. */
  let begun: { readonly game: G['played']; hold(hold: Hold): void } | null = null;

  function deal(session: G['session'], about: GameAbout, kept: Kept | null, held?: Hold): G['played'] {
    let hold = held;
    const game = kind.put(session, about, { ...shows, save: ground.save });
    saving.deal(game.kept, kept);
    const leave = windows.plays(game);
    const close = () => {
      game.close();
      leave();
      if (store.getState().lost !== game.id) saving.leave(game.kept);
      if (store.getState().deleted === game.id) weigh({ deleted: null });
      hold?.release();
      if (begun?.game.id === game.id) begun = null;
    };
    if (ground.isOnline(game.id, about.campaign)) game.sitAt(NOBODY);
    current = { ...game, close };
    begun = held || !kind.isAsOpened?.(session) ? null : { game: current, hold: (by) => (hold = by) };
    ground.seated = current;
    return current;
  }

  /** A new game is written before anything is decided in it. */
  async function keep(session: G['session'], about: GameAbout): Promise<G['played']> {
    await ground.counted();
    const game = deal(session, about, null);
    game.save();
    await saving.idle();
    ground.settled();
    return game;
  }

  const begin: Games<G>['begin'] = (session, name, of) =>
    keep(session, { id: newGameId(), name, notes: marksIn(session), ...of });

  const read = (id: string) =>
    findGame<G>(id, {
      storage,
      ahead,
      words,
      check: kind.check,
      here(one) {
        if (store.getState().lost === one) return undefined;
        const visitor = visitors.get(one);
        if (visitor) return { game: visitor, kept: null };
        // Whoever asks for one of this kind has made sure that it is.
        return saving.unkept(one) as { game: LooseGame<G>; kept: Kept | null } | undefined;
      },
      onTheTable: (one) => (current?.id === one ? current.record() : undefined),
    });

  async function adopt(
    game: LooseGame<G> & { readonly log: LinkLogOf<G> },
    path: string,
  ): Promise<Opened<string>> {
    const loose = { ...game, id: newGameId(), log: await kind.rehearse(game.log) };
    const revived = await kind.run(loose, path);
    if (!revived.ok) {
      visitors.set(loose.id, loose);
      ground.visitors.set(loose.id, loose.log.game);
      return revived;
    }
    const notes = loose.notes.length > 0 ? loose.notes : marksIn(revived.value);
    const kept = await keep(revived.value, { ...loose, notes });
    if (revived.newerRules) newer.set(kept.id, revived.newerRules);
    return { ...revived, value: kept.id };
  }

  async function open(id: string, takeOver: boolean): Promise<Opened<G['played']>> {
    await ground.counted();
    const hold = await tabs.hold(id, {
      takeOver,
      onLost: () => ground.lose(id),
      onDeleted: () => saving.gone(id),
    });
    if (!hold) return notOpened(words, { fault: 'other-tab' }, { elsewhere: true });
    // It need not be read back and run once more.
    if (begun?.game.id === id && store.getState().lost !== id) {
      const { game } = begun;
      begun.hold(hold);
      begun = null;
      return { ok: true, value: game, otherContent: false, newerRules: newer.get(id) ?? null };
    }
    try {
      const found = await read(id);
      if (store.getState().lost === id) store.setState({ lost: null });
      if (!found.ok) {
        hold.release();
        return found;
      }
      const { game, opened, aheadFault, aheadFrom } = await runFound(kind, found.value);
      if (!opened.ok) {
        hold.release();
        return opened;
      }
      const unkept = saving.unkept(id) !== undefined;
      const dealt = deal(opened.value, game, found.value.kept, hold);
      // What only lay ahead of the storage, or has waited for it, is written at once.
      const { marks, events } = opened.value;
      if (aheadFrom !== null)
        void ground.save(dealt.kept, { lines: aheadFrom, events: marks[aheadFrom] ?? events.length });
      else if (unkept) dealt.save();
      const newerRules = opened.newerRules ?? newer.get(id) ?? null;
      return { ...opened, newerRules, aheadFault, value: dealt };
    } catch (error) {
      hold.release();
      throw error;
    }
  }

  async function run(id: string): Promise<Opened<Run<G>>> {
    const found = await read(id);
    return found.ok ? { ...found, value: await runFound(kind, found.value) } : found;
  }

  return {
    begin,
    current: () => current,
    open,
    run,
    adopt,
    async watch(id) {
      const ran = await run(id);
      if (!ran.ok) return ran;
      const { game, opened } = ran.value;
      try {
        const value = await kind.watch(game, opened.ok ? opened.value : null, shows);
        return { ok: true, value, otherContent: !opened.ok || opened.otherContent };
      } catch (error) {
        if (!(error instanceof RecordFault)) throw error;
        return notOpened(words, { fault: 'not-watched' }, { problems: [error.finding] });
      }
    },
    async resume(id) {
      const ran = await run(id);
      if (!ran.ok) return ran;
      const { log, name } = ran.value.game;
      const session = await kind.takeUp(log);
      if (!session) return notOpened(words, { fault: 'damaged' });
      const game = await begin(session, words.ui.table.takenUp(name));
      return { ok: true, value: game.id, otherContent: false };
    },
    async branch(of, session, decision, { name, seed }) {
      const { branchOf } = await import('./branch-of.ts');
      const { session: other, parent } = branchOf<G>(kind, of.id, session, decision, seed);
      return begin(other, name || words.ui.table.fromDecision(of.name, parent.decision), { parent });
    },
    async amend(id, what) {
      const opened = await open(id, false);
      if (!opened.ok) return opened;
      amend(opened.value, what);
      await saving.idle();
      await ground.reread(id);
      return { ...opened, value: null };
    },
  };
}
