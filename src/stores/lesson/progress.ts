/** How far one is with the guided first fight. */
import { persist } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { keepingOn } from '../kept/keeping-on.ts';
import { HINTS, type HintId } from './lesson.ts';

/** How far somebody at this browser is with the lessons. */
export interface Progress {
  /** Hints that are done with, by lesson. */
  readonly done: Readonly<Record<string, readonly HintId[]>>;
  /** No hints at all, until somebody wants them again. */
  readonly quiet: boolean;
  finish(lesson: string, hint: HintId): void;
  hush(): void;
  /** Every hint of a lesson from the first. */
  again(lesson: string): void;
}

export type ProgressStore = StoreApi<Progress>;

const isHint = (id: unknown): id is HintId => HINTS.some((hint) => hint === id);

/** Kept in this browser's local storage like its settings, in no log: a reload in the middle goes on where it was. */
export const createProgress = (): ProgressStore =>
  createStore<Progress>()(
    persist(
      (set) => ({
        done: {},
        quiet: false,
        finish: (lesson, hint) =>
          set(({ done }) => ({ done: { ...done, [lesson]: [...new Set([...(done[lesson] ?? []), hint])] } })),
        hush: () => set({ quiet: true }),
        again: (lesson) => set(({ done }) => ({ done: { ...done, [lesson]: [] }, quiet: false })),
      }),
      {
        name: 'middara-table-lessons',
        // Whatever stands there, only hints there are are taken.
        storage: keepingOn(known),
        partialize: ({ done, quiet }) => ({ done, quiet }),
      },
    ),
  );

function known(kept: unknown): Pick<Progress, 'done' | 'quiet'> {
  const { done, quiet } = (kept ?? {}) as Partial<Record<keyof Progress, unknown>>;
  const lists = typeof done === 'object' && done !== null ? Object.entries(done) : [];
  return {
    done: Object.fromEntries(
      lists.map(([lesson, ids]) => [lesson, Array.isArray(ids) ? ids.filter(isHint) : []]),
    ),
    quiet: quiet === true,
  };
}
