import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { quietStorage } from '../kept/quiet-storage.ts';
import { SHORT_LESSONS, type ShortLesson } from './short-lessons.ts';

/** Which lessons somebody at this browser has been through. */
interface Finished {
  readonly lessons: readonly ShortLesson[];
  finish(lesson: ShortLesson): void;
}

export type FinishedStore = StoreApi<Finished>;

/** Kept in this browser's local storage like its settings, in no log. */
export const createFinished = (): FinishedStore =>
  createStore<Finished>()(
    persist(
      (set) => ({
        lessons: [],
        finish: (lesson) =>
          set(({ lessons }) => (lessons.includes(lesson) ? {} : { lessons: [...lessons, lesson] })),
      }),
      {
        name: 'middara-table-short-lessons',
        storage: createJSONStorage(() => quietStorage),
        partialize: ({ lessons }) => ({ lessons }),
        // Whatever stands there, only lessons there are are taken.
        merge(kept, usual) {
          const { lessons } = (kept ?? {}) as { readonly lessons?: unknown };
          const there = Array.isArray(lessons) ? lessons : [];
          return { ...usual, lessons: SHORT_LESSONS.filter((lesson) => there.includes(lesson)) };
        },
      },
    ),
  );
