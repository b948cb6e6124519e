/** A pack in work is kept as it is typed: at once beside the storage, then in it; in one tab at a time. */
import type { Finding } from '../../check/problem.ts';
import { type Files, filesOf, plainFiles } from '../../workshop/document.ts';
import type { Timer } from '../game/pace.ts';
import { noStakes, type Stakes } from '../kept/at-stake.ts';
import { type Standing, standingAfter, type WrittenBy } from '../kept/follows.ts';
import { newGameId } from '../kept/saved-game.ts';
import { createWriter, type Writer } from '../kept/writer.ts';
import { type Hold, noOtherTab, type OneTab } from '../table/one-tab.ts';
import { changedSince, type Drafts, nothingTyped, type TypedAhead, withTyped } from './drafts.ts';

export interface KeepingDeps {
  readonly drafts: Drafts;
  readonly timer: Timer;
  /** What is said of a browser that does not answer. */
  readonly noAnswer: string;
  readonly typed?: TypedAhead;
  readonly tabs?: OneTab;
  readonly stakes?: Pick<Stakes, 'join'>;
  /** Why what is open is not kept, null once it is; and whether something of it is being written. */
  tell(unkept: string | null, isSaving: boolean): void;
  /** Another tab has taken what is open. */
  onLost(): void;
}

/** What is kept of a pack in work when it is opened. */
export interface FoundDraft {
  /** null where none is kept. */
  readonly files: Files | null;
  /** What was typed last of all is of another state of it, and left out. */
  readonly isTypedLost: boolean;
  /** A newer version of the page keeps it, in a form that is not read here: it stays as it is, and nothing is held. */
  readonly newer?: Finding;
}

/** Keeps the one pack that is open. */
export interface DraftKeeping {
  /** Takes hold of a pack; null where another tab has it, unless `takeOver`. What was open before is let go. */
  open(key: string, takeOver: boolean): Promise<FoundDraft | null>;
  /** It is so now. */
  keep(files: Files): void;
  retry(): void;
  idle(): Promise<void>;
  /** Nothing is open any more. */
  close(): void;
  /** Deletes one that is kept; false where another tab has it. */
  drop(key: string): Promise<boolean>;
}

interface OpenDraft {
  readonly key: string;
  readonly hold: Hold;
  readonly standing: Standing;
  readonly writer: Writer;
  /** As they were last written. */
  kept: Files;
  now: Files | null;
}

export function createDraftKeeping(deps: KeepingDeps): DraftKeeping {
  const { drafts, timer, noAnswer, typed = nothingTyped, tabs = noOtherTab, stakes = noStakes } = deps;
  const by = newGameId();
  let open: OpenDraft | null = null;
  const weigh = stakes.join({
    isAtStake: () => open?.writer.isAtStake() ?? false,
    retry: () => open?.writer.retry(),
    idle: async () => open?.writer.idle(),
  });

  const hold = (key: string, takeOver: boolean, onLost: () => void) =>
    tabs.hold(`draft/${key}`, { takeOver, onLost, onDeleted: onLost });

  function lose(key: string): void {
    if (open?.key !== key) return;
    open.writer.stop();
    open.hold.release();
    open = null;
    weigh();
    deps.onLost();
  }

  function begin(key: string, held: Hold, kept: Files, stand: WrittenBy | null): void {
    const standing = standingAfter(stand, by);
    const writer = createWriter({
      timer,
      noAnswer,
      tell(trouble) {
        if (open?.writer === writer) deps.tell(trouble, writer.isAtStake());
        weigh();
      },
      onLost: () => lose(key),
      async write() {
        if (open?.writer !== writer || !open.now) return true;
        const { now } = open;
        const next = standing.next();
        if (!(await drafts.write({ id: key, files: plainFiles(now) }, next))) return false;
        standing.wrote(next.stand);
        open.kept = now;
        if (open.now === now) typed.clear(key);
        // Of a visit alone it is written, and gone with it.
        const visit = drafts.notKept();
        if (visit !== null) throw new Error(visit);
        return true;
      },
    });
    open = { key, hold: held, standing, writer, kept, now: null };
  }

  function close(): void {
    open?.writer.stop();
    open?.hold.release();
    open = null;
    weigh();
  }

  return {
    async open(key, takeOver) {
      await open?.writer.idle();
      const held = await hold(key, takeOver, () => lose(key));
      if (!held) return null;
      try {
        const draft = await drafts.read(key);
        close();
        if (draft && 'newer' in draft) {
          held.release();
          return { files: null, isTypedLost: false, newer: draft.newer };
        }
        const kept = draft ? filesOf(draft.files) : null;
        const stand = draft?.stand ?? null;
        const { files, isLost } = withTyped(kept, stand, typed.read(key));
        begin(key, held, kept ?? {}, stand);
        if (isLost) typed.clear(key);
        return { files, isTypedLost: isLost };
      } catch (error) {
        held.release();
        throw error;
      }
    },
    keep(files) {
      if (!open) return;
      const { key, kept, standing, writer } = open;
      open.now = files;
      const changed = changedSince(kept, files);
      if (Object.keys(changed).length === 0 && !writer.isAtStake()) return;
      typed.write(key, { from: standing.last(), by, seq: standing.upcoming(), files: changed });
      void writer.save();
    },
    retry: () => open?.writer.retry(),
    async idle() {
      await open?.writer.idle();
    },
    close,
    async drop(key) {
      if (open?.key === key) close();
      const held = await hold(key, false, () => {});
      if (!held) return false;
      try {
        await drafts.remove(key);
        typed.clear(key);
        return true;
      } finally {
        held.release();
      }
    },
  };
}
